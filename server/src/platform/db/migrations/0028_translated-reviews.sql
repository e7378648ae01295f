-- A review may be translated like other texts of the shop. What was translated goes with the review, and with the words that
-- its author changes. Few reviews are translated, and a statement that deletes nothing would still be told as a change of
-- the catalog.
CREATE FUNCTION delete_review_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM translations WHERE entity = 'review' AND entity_id = OLD.id::text) THEN
    DELETE FROM translations WHERE entity = 'review' AND entity_id = OLD.id::text;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_delete_translations AFTER DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION delete_review_translations();
--> statement-breakpoint
CREATE TRIGGER reviews_outdate_translations AFTER UPDATE OF title, text ON reviews
  FOR EACH ROW WHEN ((OLD.title, OLD.text) IS DISTINCT FROM (NEW.title, NEW.text))
  EXECUTE FUNCTION delete_review_translations();
