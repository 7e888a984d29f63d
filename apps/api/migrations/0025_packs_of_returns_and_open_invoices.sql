-- Rules over several rows. The triggers check them when a transaction ends, so that the order of its statements is free.
-- A batch of an order: what is in returns was shipped, and what was shipped or ended was picked. Returns in the statuses 60
-- (rejected) and 70 (withdrawn) leave their packs with the buyer. The lock makes two transactions wait for each other.
CREATE FUNCTION "packs_of_batch_problem"(batch integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.returned > p.shipped THEN 'order_return_lines_shipped'
    WHEN p.shipped + p.ended > p.picked THEN 'parcel_packs_picked'
  END
  FROM (SELECT b.number AS picked,
    (SELECT coalesce(sum(s.number), 0) FROM parcel_packs s WHERE s.order_line_batch_id = b.id) AS shipped,
    (SELECT coalesce(sum(l.number), 0) FROM order_return_lines l JOIN order_returns r ON r.id = l.return_id
      WHERE l.order_line_batch_id = b.id AND NOT r.unshipped AND r.status NOT IN (60, 70)) AS returned,
    (SELECT coalesce(sum(l.number), 0) FROM order_return_lines l JOIN order_returns r ON r.id = l.return_id
      WHERE l.order_line_batch_id = b.id AND r.unshipped) AS ended
    FROM order_line_batches b WHERE b.id = batch) p
$$;--> statement-breakpoint
CREATE FUNCTION "check_packs_of_batch"(batch integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE problem text;
BEGIN
  PERFORM 1 FROM order_line_batches WHERE id = batch FOR NO KEY UPDATE;
  problem := packs_of_batch_problem(batch);
  IF problem IS NOT NULL THEN
    RAISE EXCEPTION 'order_line_batches %: more packs are returned than shipped, or shipped than picked', batch
      USING ERRCODE = 'check_violation', CONSTRAINT = problem, TABLE = 'order_line_batches';
  END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION "check_packs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'order_line_batches' THEN PERFORM check_packs_of_batch(NEW.id);
    WHEN 'order_returns' THEN
      PERFORM check_packs_of_batch(l.order_line_batch_id)
        FROM order_return_lines l WHERE l.return_id = NEW.id ORDER BY l.order_line_batch_id;
    ELSE
      IF TG_OP <> 'INSERT' THEN PERFORM check_packs_of_batch(OLD.order_line_batch_id); END IF;
      IF TG_OP <> 'DELETE' THEN PERFORM check_packs_of_batch(NEW.order_line_batch_id); END IF;
  END CASE;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_return_lines_packs" AFTER INSERT OR UPDATE ON "order_return_lines"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_packs"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_returns_packs" AFTER UPDATE OF "status", "unshipped" ON "order_returns"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (OLD.status IN (60, 70) AND NEW.status NOT IN (60, 70) OR OLD.unshipped <> NEW.unshipped)
EXECUTE FUNCTION "check_packs"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "parcel_packs_packs" AFTER INSERT OR UPDATE OR DELETE ON "parcel_packs"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_packs"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_line_batches_packs" AFTER UPDATE OF "number" ON "order_line_batches"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_packs"();--> statement-breakpoint
-- An order is in one invoice at most that is applied for or issued; red invoices belong to an issued one.
CREATE FUNCTION "open_invoices_of"(ordered integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM invoice_orders o JOIN invoices i ON i.id = o.invoice_id
  WHERE o.order_id = ordered AND i.red_of IS NULL AND i.state IN ('applied', 'issued')
$$;--> statement-breakpoint
CREATE FUNCTION "check_open_invoice_of"(ordered integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM orders WHERE id = ordered FOR NO KEY UPDATE;
  IF open_invoices_of(ordered) > 1 THEN
    RAISE EXCEPTION 'orders %: more than one invoice is applied for or issued', ordered
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_orders_one_open', TABLE = 'invoice_orders';
  END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION "check_open_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'invoice_orders' THEN PERFORM check_open_invoice_of(NEW.order_id);
  ELSE
    PERFORM check_open_invoice_of(o.order_id) FROM invoice_orders o WHERE o.invoice_id = NEW.id ORDER BY o.order_id;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoice_orders_open" AFTER INSERT OR UPDATE OF "order_id", "invoice_id" ON "invoice_orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_open_invoice"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoices_open" AFTER UPDATE OF "state", "red_of" ON "invoices"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.state IN ('applied', 'issued') AND NEW.red_of IS NULL
  AND (OLD.state NOT IN ('applied', 'issued') OR OLD.red_of IS NOT NULL))
EXECUTE FUNCTION "check_open_invoice"();--> statement-breakpoint
-- Rows of earlier versions stay as they are; those that do not fit are named in the database's log.
DO $$ DECLARE row record; BEGIN
  FOR row IN SELECT b.id, packs_of_batch_problem(b.id) AS problem FROM order_line_batches b
    WHERE packs_of_batch_problem(b.id) IS NOT NULL ORDER BY b.id
  LOOP RAISE WARNING 'order_line_batches %: %', row.id, row.problem; END LOOP;
  FOR row IN SELECT o.id, o.sn FROM orders o WHERE open_invoices_of(o.id) > 1 ORDER BY o.id
  LOOP RAISE WARNING 'orders % (%): more than one invoice is applied for or issued', row.id, row.sn; END LOOP;
END $$;
