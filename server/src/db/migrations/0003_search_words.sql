CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_search_text";--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("is_customizable","sale_count","id");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_fill_search() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
