CREATE TABLE "ready_designs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"content" jsonb,
	"draft_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ready_designs" ADD CONSTRAINT "ready_designs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ready_designs" ADD CONSTRAINT "ready_designs_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ready_designs_product" ON "ready_designs" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "ready_designs_draft" ON "ready_designs" USING btree ("draft_id");--> statement-breakpoint
CREATE TRIGGER ready_designs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ready_designs
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
