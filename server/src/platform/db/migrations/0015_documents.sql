CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"number" integer,
	"order_id" uuid NOT NULL,
	"refund_id" uuid,
	"content" jsonb,
	"storage_key" text,
	"sha256" "bytea",
	"bytes" integer,
	"forgotten_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "documents_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number" ON "documents" USING btree ("kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_invoice" ON "documents" USING btree ("order_id") WHERE "documents"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "documents_order" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "documents_unnumbered" ON "documents" USING btree ("created_at","id") WHERE "documents"."number" is null;--> statement-breakpoint
CREATE INDEX "documents_unmade" ON "documents" USING btree ("created_at") WHERE "documents"."storage_key" is null and "documents"."forgotten_at" is null;--> statement-breakpoint
-- Invoices from before have their number and no content; a job gives it to them.
INSERT INTO "documents" ("kind", "number", "order_id", "created_at") SELECT 'invoice', "invoice_number", "id", "paid_at" FROM "orders" WHERE "invoice_number" IS NOT NULL AND "paid_at" IS NOT NULL;