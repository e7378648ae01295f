-- The languages in which products are searched; the first is that of the products' own texts.
CREATE FUNCTION searched_languages() RETURNS TABLE (locale text, config text) LANGUAGE sql STABLE AS $$
  SELECT 'en', 'english' UNION ALL SELECT locale, config FROM search_languages
$$;--> statement-breakpoint
-- The words by which products are found, in every language, the shop's first one included; what is not translated is
-- found as it is shown.
CREATE OR REPLACE FUNCTION fill_product_search(product_ids integer[], languages text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH texts AS MATERIALIZED (
    SELECT products.id, search_languages.locale, search_languages.config::regconfig AS config,
      unaccent(coalesce(name.text, products.name)) AS name,
      unaccent(coalesce(tag.text, array_to_string(products.tag, ' ')) || ' ' || coalesce((
        SELECT string_agg(coalesce(category_name.text, categories.name), ' ') FROM categories
          LEFT JOIN translations category_name ON category_name.entity = 'category' AND category_name.entity_id = categories.id
            AND category_name.locale = search_languages.locale AND category_name.field = 'name'
          WHERE categories.id = ANY (products.category)), '')) AS tags,
      unaccent(coalesce(short.text, products.short_description) || ' ' || coalesce((
        SELECT string_agg(coalesce(value_name.text, attribute_values.name), ' ') FROM product_attribute_values
          JOIN attribute_values ON attribute_values.id = product_attribute_values.value_id
          LEFT JOIN translations value_name ON value_name.entity = 'attribute_value'
            AND value_name.entity_id = attribute_values.id::text
            AND value_name.locale = search_languages.locale AND value_name.field = 'name'
          WHERE product_attribute_values.product_id = products.id), '') || ' ' || coalesce((
        SELECT string_agg(coalesce(slot_title.text, customizations.title), ' ') FROM customizations
          LEFT JOIN translations slot_title ON slot_title.entity = 'customization'
            AND slot_title.entity_id = customizations.id::text
            AND slot_title.locale = search_languages.locale AND slot_title.field = 'title'
          WHERE customizations.product_id = products.id), '') || ' ' || coalesce((
        SELECT string_agg(coalesce(extra_title.text, extras.title), ' ') FROM customizations
          JOIN extras ON extras.customization_id = customizations.id
          LEFT JOIN translations extra_title ON extra_title.entity = 'extra' AND extra_title.entity_id = extras.id::text
            AND extra_title.locale = search_languages.locale AND extra_title.field = 'title'
          WHERE customizations.product_id = products.id AND customizations.kind <> 'text'), '')) AS facts,
      unaccent(coalesce(long.text, products.full_description)) AS long
    FROM unnest(product_ids) AS wanted (id) JOIN products ON products.id = wanted.id
      JOIN searched_languages() search_languages ON search_languages.locale = ANY (languages)
      LEFT JOIN translations name ON name.entity = 'product' AND name.entity_id = products.id::text
        AND name.locale = search_languages.locale AND name.field = 'name'
      LEFT JOIN translations tag ON tag.entity = 'product' AND tag.entity_id = products.id::text
        AND tag.locale = search_languages.locale AND tag.field = 'tag'
      LEFT JOIN translations short ON short.entity = 'product' AND short.entity_id = products.id::text
        AND short.locale = search_languages.locale AND short.field = 'shortDescription'
      LEFT JOIN translations long ON long.entity = 'product' AND long.entity_id = products.id::text
        AND long.locale = search_languages.locale AND long.field = 'fullDescription'
  ), new_words AS (
    INSERT INTO search_words (locale, word, stem)
      SELECT DISTINCT locale, word, coalesce((tsvector_to_array(to_tsvector(config, word)))[1], word)
      FROM texts, regexp_split_to_table(lower(name || ' ' || tags), '[^[:alnum:]]+') word
      WHERE length(word) BETWEEN 3 AND 60
      ORDER BY locale, word
      ON CONFLICT (locale, word) DO UPDATE SET stem = excluded.stem WHERE search_words.stem <> excluded.stem
  ), vectors AS (
    SELECT locale, id,
      setweight(to_tsvector(config, name), 'A') || setweight(to_tsvector(config, tags), 'B') ||
      setweight(to_tsvector(config, facts), 'C') || setweight(to_tsvector(config, long), 'D') AS vector
    FROM texts ORDER BY id, locale
  ), base AS (
    UPDATE products SET search_vector = vector FROM vectors
      WHERE vectors.id = products.id AND locale = 'en' AND search_vector IS DISTINCT FROM vector
  )
  INSERT INTO product_search (locale, product_id, search_vector)
    SELECT locale, id, vector FROM vectors WHERE locale <> 'en'
    ON CONFLICT (product_id, locale) DO UPDATE SET search_vector = excluded.search_vector;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_fill_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_product_search(ARRAY[NEW.id], ARRAY(SELECT locale FROM searched_languages()));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_add_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_product_search(ARRAY(SELECT id FROM added), ARRAY(SELECT locale FROM searched_languages()));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION categories_fill_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_product_search(
    ARRAY(SELECT id FROM products WHERE category @> ARRAY[NEW.id]), ARRAY(SELECT locale FROM searched_languages()));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION fill_product_search_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_product_search(ARRAY(SELECT DISTINCT product_id FROM changed), ARRAY(SELECT locale FROM searched_languages()));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER attributes_added_to_search AFTER INSERT ON product_attribute_values REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION fill_product_search_of_changed();--> statement-breakpoint
CREATE TRIGGER attributes_removed_from_search AFTER DELETE ON product_attribute_values REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION fill_product_search_of_changed();--> statement-breakpoint
CREATE TRIGGER slots_added_to_search AFTER INSERT ON customizations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION fill_product_search_of_changed();--> statement-breakpoint
CREATE TRIGGER slots_changed_in_search AFTER UPDATE ON customizations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION fill_product_search_of_changed();--> statement-breakpoint
CREATE TRIGGER slots_removed_from_search AFTER DELETE ON customizations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION fill_product_search_of_changed();--> statement-breakpoint
CREATE FUNCTION extras_fill_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_product_search(
    ARRAY(SELECT DISTINCT product_id FROM customizations WHERE id IN (SELECT customization_id FROM changed)),
    ARRAY(SELECT locale FROM searched_languages()));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER extras_added_to_search AFTER INSERT ON extras REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION extras_fill_product_search();--> statement-breakpoint
CREATE TRIGGER extras_changed_in_search AFTER UPDATE ON extras REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION extras_fill_product_search();--> statement-breakpoint
CREATE TRIGGER extras_removed_from_search AFTER DELETE ON extras REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION extras_fill_product_search();--> statement-breakpoint
CREATE FUNCTION attribute_values_fill_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_product_search(
    ARRAY(SELECT DISTINCT product_id FROM product_attribute_values WHERE value_id IN (SELECT id FROM changed)),
    ARRAY(SELECT locale FROM searched_languages()));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER attribute_values_changed_in_search AFTER UPDATE ON attribute_values REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION attribute_values_fill_product_search();--> statement-breakpoint
CREATE OR REPLACE FUNCTION translations_fill_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_product_search(
    ARRAY(
      SELECT entity_id::integer FROM changed
        WHERE entity = 'product' AND field IN ('name', 'tag', 'shortDescription', 'fullDescription')
      UNION SELECT products.id FROM changed JOIN products ON products.category @> ARRAY[entity_id]
        WHERE entity = 'category' AND field = 'name'
      UNION SELECT product_id FROM changed JOIN product_attribute_values
        ON value_id = CASE WHEN entity = 'attribute_value' AND field = 'name' THEN entity_id::integer END
      UNION SELECT product_id FROM changed JOIN customizations
        ON customizations.id = CASE WHEN entity = 'customization' AND field = 'title' THEN entity_id::integer END
      UNION SELECT product_id FROM changed JOIN extras
        ON extras.id = CASE WHEN entity = 'extra' AND field = 'title' THEN entity_id::integer END
        JOIN customizations ON customizations.id = customization_id),
    ARRAY(SELECT DISTINCT locale FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_synonyms_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();--> statement-breakpoint
-- Known words that a mistyped one resembles, found by the trigrams that they share, with the number of slips. The threshold is
-- that of two exchanged letters in a word of five, or in its beginning when more is to come.
CREATE FUNCTION similar_search_words(language text, typed text, unfinished boolean)
  RETURNS TABLE (word text, slips integer, begins boolean) LANGUAGE sql STABLE
  SET pg_trgm.similarity_threshold = 0.12 AS $$
  SELECT known.word, nearest.slips, nearest.begins FROM search_words known,
    LATERAL (
      SELECT levenshtein_less_equal(typed, known.word, 2) AS slips, false AS begins
      UNION ALL SELECT levenshtein_less_equal(typed, left(known.word, length(typed)), 2), true
        WHERE unfinished AND length(known.word) > length(typed)
    ) nearest
    WHERE known.locale = language AND known.word % typed AND nearest.slips <= 2
    ORDER BY nearest.begins, nearest.slips, length(known.word), known.word
    LIMIT 20
$$;--> statement-breakpoint
SELECT fill_product_search(ARRAY(SELECT id FROM products), ARRAY(SELECT locale FROM searched_languages()));
