ALTER TABLE "orders" ADD COLUMN "user_voucher_id" integer;--> statement-breakpoint
-- An order named either a coupon or a cash voucher; the amount tells which it was.
UPDATE "orders" SET "user_voucher_id" = "user_coupon_id", "user_coupon_id" = NULL WHERE "cash_amount" > 0;
