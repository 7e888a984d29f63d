-- Checked for what is written from now on. Rows of earlier versions are checked once: where one does not fit, it stays as
-- it is, the database's log has a warning, and the constraint is not validated.
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_amount" between 0 and "orders"."paid_amount" + "orders"."balance_paid") NOT VALID;--> statement-breakpoint
ALTER TABLE "points_log" ADD CONSTRAINT "points_log_after" CHECK ("points_log"."amount" >= 0 or "points_log"."use_type" = 5 or "points_log"."points_after" >= 0) NOT VALID;--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_refunded";
EXCEPTION WHEN check_violation THEN
  RAISE WARNING 'orders: a row has more refunded than paid. Correct it, then: alter table orders validate constraint orders_refunded';
END $$;--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "points_log" VALIDATE CONSTRAINT "points_log_after";
EXCEPTION WHEN check_violation THEN
  RAISE WARNING 'points_log: a row spends more points than there were. Correct it, then: alter table points_log validate constraint points_log_after';
END $$;
