-- The chain of the audit log has the name of an access token, of entries that have one; those before are hashed as they were.
CREATE OR REPLACE FUNCTION audit_entry_hash(previous bytea, entry audit_log) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(previous || convert_to((jsonb_build_array(
    entry.position, entry.id, extract(epoch FROM entry.created_at)::text, entry.operator_id, entry.action,
    entry.subject_kind, entry.subject_id, encode(entry.details_hash, 'hex'), entry.puts_back
  ) || CASE WHEN entry.token_name IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(entry.token_name) END)::text, 'UTF8'))
$$;--> statement-breakpoint
-- What webhooks are told is written with the change that it tells, whoever makes the change. Where no endpoint listens, nothing is.
-- The lock waits for an endpoint that is being removed: without it the change would fail by the foreign key.
CREATE FUNCTION tell_webhooks(event text, told jsonb) RETURNS void LANGUAGE sql AS $$
  WITH listening AS (
    SELECT id FROM webhook_endpoints WHERE is_enabled AND event = ANY (events) FOR KEY SHARE
  ), message AS (
    INSERT INTO webhook_messages (type, data) SELECT event, told WHERE EXISTS (SELECT FROM listening) RETURNING id
  )
  INSERT INTO webhook_deliveries (message_id, endpoint_id) SELECT message.id, listening.id FROM message, listening
$$;--> statement-breakpoint
-- Who was never told of an order is not told that it ended.
CREATE FUNCTION tell_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'open' AND NEW.status IN ('cancelled', 'expired')
    AND NOT EXISTS (SELECT FROM order_events WHERE order_id = NEW.id AND status = 'awaiting_payment') THEN RETURN NULL; END IF;
  PERFORM tell_webhooks(
    CASE NEW.status WHEN 'awaiting_payment' THEN 'order.placed' ELSE 'order.' || NEW.status END,
    jsonb_build_object('orderId', NEW.id, 'number', 'A' || NEW.number, 'status', NEW.status, 'total', NEW.total, 'currency', NEW.currency));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_told AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status <> 'open') EXECUTE FUNCTION tell_order_status();--> statement-breakpoint
CREATE TRIGGER orders_told_at_once AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.status <> 'open') EXECUTE FUNCTION tell_order_status();--> statement-breakpoint
CREATE FUNCTION tell_line_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('order.line.moved', jsonb_build_object(
    'orderId', NEW.order_id, 'lineId', NEW.line_id, 'from', NEW.from_state, 'to', NEW.to_state, 'reason', NEW.reason));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_line_moves_told AFTER INSERT ON order_line_moves FOR EACH ROW EXECUTE FUNCTION tell_line_move();--> statement-breakpoint
CREATE FUNCTION tell_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('parcel.sent', jsonb_build_object('orderId', NEW.order_id, 'parcelId', NEW.id, 'carrier', NEW.carrier));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER parcels_told AFTER INSERT ON parcels FOR EACH ROW EXECUTE FUNCTION tell_parcel();--> statement-breakpoint
CREATE FUNCTION tell_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('refund.completed', jsonb_build_object(
    'orderId', NEW.order_id, 'refundId', NEW.id, 'amount', NEW.amount, 'currency', NEW.currency));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_told AFTER UPDATE OF state ON refunds FOR EACH ROW
  WHEN (OLD.state <> 'done' AND NEW.state = 'done') EXECUTE FUNCTION tell_refund();--> statement-breakpoint
CREATE TRIGGER refunds_told_at_once AFTER INSERT ON refunds FOR EACH ROW
  WHEN (NEW.state = 'done') EXECUTE FUNCTION tell_refund();--> statement-breakpoint
CREATE FUNCTION tell_publication() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product products := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM tell_webhooks(
    CASE WHEN TG_OP <> 'DELETE' AND product.active THEN 'product.published' ELSE 'product.unpublished' END,
    jsonb_build_object('productId', product.id, 'sku', product.sku, 'slug', product.slug, 'name', product.name));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_told AFTER UPDATE OF active ON products FOR EACH ROW
  WHEN (OLD.active <> NEW.active) EXECUTE FUNCTION tell_publication();--> statement-breakpoint
CREATE TRIGGER products_told_at_once AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.active) EXECUTE FUNCTION tell_publication();--> statement-breakpoint
CREATE TRIGGER products_told_at_last AFTER DELETE ON products FOR EACH ROW
  WHEN (OLD.active) EXECUTE FUNCTION tell_publication();--> statement-breakpoint
-- Once when the stock falls to the threshold, not again with each piece below it. Five: `defaultStockThreshold`.
CREATE FUNCTION tell_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told jsonb := jsonb_build_object('variantId', NEW.id, 'productId', NEW.product_id, 'sku', NEW.sku, 'stock', NEW.stock);
  low integer;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE is_enabled AND events && ARRAY['stock.low', 'stock.out']) THEN RETURN NULL; END IF;
  IF NEW.stock = 0 THEN PERFORM tell_webhooks('stock.out', told); END IF;
  SELECT coalesce(
    (SELECT threshold FROM stock_thresholds WHERE variant_id = NEW.id),
    (SELECT threshold FROM stock_thresholds WHERE variant_id IS NULL), 5) INTO low;
  IF OLD.stock > low AND NEW.stock <= low THEN
    PERFORM tell_webhooks('stock.low', told || jsonb_build_object('threshold', low));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_told AFTER UPDATE OF stock ON variants FOR EACH ROW
  WHEN (NEW.stock < OLD.stock) EXECUTE FUNCTION tell_stock();
