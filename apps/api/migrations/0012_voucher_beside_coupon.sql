ALTER TABLE "orders" ADD COLUMN "user_voucher_id" integer;--> statement-breakpoint
-- An order named either a coupon or a cash voucher; the amount tells which it was.
UPDATE "orders" SET "user_voucher_id" = "user_coupon_id", "user_coupon_id" = NULL WHERE "cash_amount" > 0;
--> statement-breakpoint
-- The rules of the zone said the opposite of what the checkout does; a text that the shop has changed stays.
UPDATE "articles" SET "blocks" = replace("blocks"::text, '不同仓库发出的商品是不同的订单，运费分开计算，见', '不同仓库发出的商品是不同的订单，运费按整次结算计算一次，再分摊到各订单，见')::jsonb WHERE "url" = '/yx/rule';
