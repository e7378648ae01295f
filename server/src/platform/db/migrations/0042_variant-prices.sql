ALTER TABLE "price_history" ADD COLUMN "variant_id" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_history_variant" ON "price_history" USING btree ("variant_id","created_at");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_price" CHECK ("variants"."price" > 0);--> statement-breakpoint
-- The rounding rule of `finalPrice` in the contract.
CREATE FUNCTION final_price(price integer, discount integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT (price - (price::bigint * discount + 50) / 100)::integer
$$;--> statement-breakpoint
-- Filters, sorts and lists know a product by the lowest price of its variants, whoever writes.
CREATE FUNCTION set_final_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lowest integer;
BEGIN
  SELECT min(coalesce(price, NEW.price)) INTO lowest FROM variants WHERE product_id = NEW.id;
  NEW.final_price := final_price(coalesce(lowest, NEW.price), NEW.discount);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_final_price BEFORE INSERT OR UPDATE OF price, discount, final_price ON products
  FOR EACH ROW EXECUTE FUNCTION set_final_price();--> statement-breakpoint
DROP TRIGGER products_price_inserted ON products;--> statement-breakpoint
DROP TRIGGER products_price_changed ON products;--> statement-breakpoint
-- Writes what each variant costs, where that is not what its last row says.
CREATE FUNCTION note_variant_prices(of_product integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO price_history (product_id, variant_id, final_price, discount)
  SELECT product.id, variant.id, final_price(coalesce(variant.price, product.price), product.discount), product.discount
  FROM products product
  JOIN variants variant ON variant.product_id = product.id
  LEFT JOIN LATERAL (SELECT noted.final_price, noted.discount FROM price_history noted
    WHERE noted.variant_id = variant.id ORDER BY noted.created_at DESC, noted.id DESC LIMIT 1) last ON true
  WHERE product.id = of_product
    AND (last.final_price, last.discount)
      IS DISTINCT FROM (final_price(coalesce(variant.price, product.price), product.discount), product.discount)
  ORDER BY variant.id
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.final_price <> NEW.final_price OR OLD.discount <> NEW.discount THEN
    INSERT INTO price_history (product_id, final_price, discount) VALUES (NEW.id, NEW.final_price, NEW.discount);
  END IF;
  IF TG_OP = 'UPDATE' AND EXISTS (SELECT FROM price_history WHERE product_id = NEW.id AND variant_id IS NOT NULL) THEN
    PERFORM note_variant_prices(NEW.id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_price_inserted AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION note_price();--> statement-breakpoint
CREATE TRIGGER products_price_changed AFTER UPDATE OF price, discount, final_price ON products FOR EACH ROW
  WHEN ((OLD.price, OLD.discount, OLD.final_price) IS DISTINCT FROM (NEW.price, NEW.discount, NEW.final_price))
  EXECUTE FUNCTION note_price();--> statement-breakpoint
-- With the first price of a variant each variant gets a history of its own, which begins with that of the product: until then
-- they all cost the same. Variants that are added with it have none.
CREATE FUNCTION refresh_variant_prices(of_product integer, added integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = of_product FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM variants WHERE product_id = of_product AND price IS NOT NULL)
    AND NOT EXISTS (SELECT FROM price_history WHERE product_id = of_product AND variant_id IS NOT NULL) THEN
    INSERT INTO price_history (product_id, variant_id, final_price, discount, created_at)
      SELECT noted.product_id, variant.id, noted.final_price, noted.discount, noted.created_at
      FROM price_history noted JOIN variants variant USING (product_id)
      WHERE noted.product_id = of_product AND variant.id <> ALL (added)
      ORDER BY noted.created_at, noted.id, variant.id;
  END IF;
  -- The trigger of products computes the value.
  UPDATE products SET final_price = final_price
    WHERE id = of_product AND final_price IS DISTINCT FROM (
      SELECT final_price(coalesce(min(coalesce(variant.price, products.price)), products.price), products.discount)
      FROM variants variant WHERE variant.product_id = of_product);
  PERFORM note_variant_prices(of_product)
    WHERE EXISTS (SELECT FROM price_history WHERE product_id = of_product AND variant_id IS NOT NULL)
      OR EXISTS (SELECT FROM variants WHERE product_id = of_product AND price IS NOT NULL);
END $$;--> statement-breakpoint
CREATE FUNCTION variants_refresh_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM refresh_variant_prices(NEW.product_id, '{}');
    RETURN NULL;
  END IF;
  -- Most products have one price: of these nothing is locked.
  PERFORM refresh_variant_prices(touched.product_id, CASE WHEN TG_OP = 'INSERT' THEN touched.ids ELSE '{}' END)
    FROM (SELECT product_id, array_agg(id) AS ids, bool_or(price IS NOT NULL) AS is_priced FROM changed
      GROUP BY product_id ORDER BY product_id) touched
    WHERE touched.is_priced
      OR EXISTS (SELECT FROM variants WHERE product_id = touched.product_id AND price IS NOT NULL);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_added_with_prices AFTER INSERT ON variants REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variants_refresh_prices();--> statement-breakpoint
CREATE TRIGGER variants_changed_in_price AFTER UPDATE OF price ON variants FOR EACH ROW
  WHEN (OLD.price IS DISTINCT FROM NEW.price) EXECUTE FUNCTION variants_refresh_prices();--> statement-breakpoint
CREATE TRIGGER variants_removed_with_prices AFTER DELETE ON variants REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variants_refresh_prices();
