CREATE TABLE "related_products" (
	"product_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "related_products_product_id_related_id_pk" PRIMARY KEY("product_id","related_id"),
	CONSTRAINT "related_products_other" CHECK ("related_products"."product_id" <> "related_products"."related_id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "related_products_related" ON "related_products" USING btree ("related_id");--> statement-breakpoint
CREATE TRIGGER related_products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON related_products
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
