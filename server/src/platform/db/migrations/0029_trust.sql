CREATE TABLE "stock_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"variant_id" integer NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_featured";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_guide" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warnings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "responsible_person" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "size_label" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_message" text;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notices_waiting" ON "stock_notices" USING btree ("variant_id",lower("email")) WHERE "stock_notices"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "stock_notices_email" ON "stock_notices" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "stock_notices_created" ON "stock_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "products_default_order" ON "products" USING btree ("in_stock","is_customizable","sale_count","id") WHERE "products"."active";--> statement-breakpoint
UPDATE products SET in_stock = true WHERE EXISTS (SELECT FROM variants WHERE product_id = products.id AND stock > 0);--> statement-breakpoint
-- Whether a product is in stock follows from its variants. The products are locked first, by id, as countSales does it: the next
-- statement then sees what those have sold who held the lock before.
CREATE FUNCTION refresh_in_stock(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(product_ids) = 0 THEN RETURN; END IF;
  PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET in_stock = NOT in_stock
    WHERE id = ANY (product_ids)
      AND in_stock IS DISTINCT FROM EXISTS (SELECT FROM variants WHERE product_id = products.id AND stock > 0);
END $$;--> statement-breakpoint
CREATE FUNCTION variants_refresh_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Few sales are of the last piece: of the others nothing is locked.
    PERFORM refresh_in_stock(ARRAY(SELECT DISTINCT changed.product_id FROM changed JOIN earlier USING (id)
      WHERE (changed.stock > 0) IS DISTINCT FROM (earlier.stock > 0)));
  ELSE
    PERFORM refresh_in_stock(ARRAY(SELECT DISTINCT product_id FROM changed));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_added_to_stock AFTER INSERT ON variants REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variants_refresh_in_stock();--> statement-breakpoint
CREATE TRIGGER variants_changed_in_stock AFTER UPDATE ON variants REFERENCING NEW TABLE AS changed OLD TABLE AS earlier
  FOR EACH STATEMENT EXECUTE FUNCTION variants_refresh_in_stock();--> statement-breakpoint
CREATE TRIGGER variants_removed_from_stock AFTER DELETE ON variants REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variants_refresh_in_stock();--> statement-breakpoint
-- What a public reply shows of a product now includes these columns.
CREATE TRIGGER products_facts_changed AFTER UPDATE OF size_guide, warnings, maker, responsible_person ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
