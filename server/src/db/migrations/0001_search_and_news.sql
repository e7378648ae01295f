-- What a product is found by follows from its row, whoever writes it.
CREATE FUNCTION products_fill_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_vector :=
    setweight(to_tsvector('english', unaccent(NEW.name)), 'A') ||
    setweight(to_tsvector('english', unaccent(array_to_string(NEW.tag || NEW.category, ' '))), 'B') ||
    setweight(to_tsvector('english', unaccent(NEW.short_description)), 'C') ||
    setweight(to_tsvector('english', unaccent(NEW.full_description)), 'D');
  NEW.search_text := lower(unaccent(NEW.name || ' ' || array_to_string(NEW.tag || NEW.category, ' ')));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_fill_search BEFORE INSERT OR UPDATE OF name, tag, category, short_description, full_description ON products
  FOR EACH ROW EXECUTE FUNCTION products_fill_search();--> statement-breakpoint
-- Every process keeps public replies and pages in memory; a change of the catalogue, by whatever hand, tells them all.
CREATE FUNCTION tell_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', TG_TABLE_NAME);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER variants_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variants FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER customizations_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON customizations FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER extras_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON extras FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER countries_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON countries FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
