-- What a product is found by follows from its row, whoever writes it.
CREATE FUNCTION products_fill_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text := array_to_string(NEW.tag || NEW.category, ' ');
BEGIN
  NEW.search_vector :=
    setweight(to_tsvector('english', unaccent(NEW.name)), 'A') ||
    setweight(to_tsvector('english', unaccent(tags)), 'B') ||
    setweight(to_tsvector('english', unaccent(NEW.short_description)), 'C') ||
    setweight(to_tsvector('english', unaccent(NEW.full_description)), 'D');
  INSERT INTO search_words
    SELECT DISTINCT word FROM regexp_split_to_table(lower(unaccent(NEW.name || ' ' || tags)), '[^[:alnum:]]+') word
    WHERE length(word) BETWEEN 3 AND 60
    ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_fill_search BEFORE INSERT OR UPDATE OF name, tag, category, short_description, full_description ON products
  FOR EACH ROW EXECUTE FUNCTION products_fill_search();--> statement-breakpoint
-- Every process keeps public replies and pages in memory; a change of the catalogue, by whatever hand, tells them all.
-- What sales change all day (stock, the number sold) is told as a change of variants: it moves no product in or out.
CREATE FUNCTION tell_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', coalesce(TG_ARGV[0], TG_TABLE_NAME));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_changed AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF sku, slug, name, price, discount, final_price, is_new, rating, rating_count, category, tag, colors, thumb_image, image,
    short_description, full_description, affiliate_link, is_customizable, active, created_at
  ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER products_sold AFTER UPDATE OF sale_count ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed('variants');--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variants FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER customizations_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON customizations FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER extras_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON extras FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER countries_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON countries FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
