-- Notes that a person may have to be brought up to date. It only adds rows, so that no order waits for another of the
-- same person, and no two transactions can wait for each other here.
CREATE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO people_changes (account_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_people AFTER INSERT OR UPDATE OF email, first_name, last_name, verified_at, locale ON accounts
  FOR EACH ROW EXECUTE FUNCTION note_account_change();
--> statement-breakpoint
CREATE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO people_changes (order_id) VALUES (NEW.id);
  -- The guest of before, whom the order does not name any more; what else is known of them is noted again.
  IF TG_OP = 'UPDATE' AND OLD.account_id IS NULL AND OLD.guest_key_hash IS NOT NULL AND OLD.email <> '' AND (
    NEW.guest_key_hash IS NULL OR lower(NEW.email) <> lower(OLD.email)
  ) THEN
    INSERT INTO people_changes (order_id) SELECT id FROM orders
      WHERE account_id IS NULL AND guest_key_hash IS NOT NULL AND lower(email) = lower(OLD.email) LIMIT 1;
    DELETE FROM people WHERE account_id IS NULL AND email = lower(OLD.email);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_people_insert AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.email <> '') EXECUTE FUNCTION note_order_change();
--> statement-breakpoint
CREATE TRIGGER orders_people_update AFTER UPDATE OF account_id, guest_key_hash, email, status, paid_at, total, address ON orders
  FOR EACH ROW WHEN (
    (OLD.account_id, OLD.guest_key_hash, OLD.email, OLD.status, OLD.paid_at, OLD.total, OLD.address)
      IS DISTINCT FROM (NEW.account_id, NEW.guest_key_hash, NEW.email, NEW.status, NEW.paid_at, NEW.total, NEW.address)
  ) EXECUTE FUNCTION note_order_change();
--> statement-breakpoint
INSERT INTO people_changes (account_id) SELECT id FROM accounts;
--> statement-breakpoint
INSERT INTO people_changes (order_id) SELECT id FROM orders WHERE account_id IS NULL AND guest_key_hash IS NOT NULL AND email <> '';
