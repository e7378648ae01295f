-- The audit log is a chain: each row has a hash of itself and of the hash before it. A row is joined to the chain when
-- its transaction ends, so that acts which are recorded at the same time wait for each other no longer than that.
INSERT INTO audit_head (position, hash) VALUES (0, '');--> statement-breakpoint
CREATE FUNCTION audit_details_hash(salt bytea, before jsonb, after jsonb, reason text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(salt || convert_to(jsonb_build_object('before', before, 'after', after, 'reason', reason)::text, 'UTF8'))
$$;--> statement-breakpoint
CREATE FUNCTION audit_entry_hash(previous bytea, entry audit_log) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(
    entry.position, entry.id, extract(epoch FROM entry.created_at)::text, entry.operator_id, entry.action,
    entry.subject_kind, entry.subject_id, encode(entry.details_hash, 'hex'), entry.puts_back
  )::text, 'UTF8'))
$$;--> statement-breakpoint
CREATE FUNCTION audit_log_join() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head audit_head;
  entry audit_log;
BEGIN
  SELECT * INTO STRICT head FROM audit_head FOR UPDATE;
  SELECT * INTO STRICT entry FROM audit_log WHERE id = NEW.id;
  entry.position := head.position + 1;
  entry.hash := audit_entry_hash(head.hash, entry);
  UPDATE audit_log SET position = entry.position, hash = entry.hash WHERE id = entry.id;
  UPDATE audit_head SET position = entry.position, hash = entry.hash;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_log_join AFTER INSERT ON audit_log DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION audit_log_join();--> statement-breakpoint
CREATE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Joining a row to the chain is the one change that there is.
  IF TG_OP = 'UPDATE' THEN
    IF OLD.hash IS NULL AND OLD.position IS NULL
      AND (to_jsonb(OLD) - 'position' - 'hash') = (to_jsonb(NEW) - 'position' - 'hash') THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_refuse BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_refuse();--> statement-breakpoint
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_keep BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
-- The details of an act change in one way only: they are erased with their person.
CREATE TRIGGER audit_details_refuse BEFORE UPDATE ON audit_details FOR EACH ROW EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_order_details_refuse BEFORE UPDATE ON audit_order_details FOR EACH ROW
  WHEN (num_nonnulls(NEW.salt, NEW.before, NEW.after, NEW.reason) > 0) EXECUTE FUNCTION audit_refuse();
