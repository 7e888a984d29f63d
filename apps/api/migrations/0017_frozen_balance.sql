ALTER TABLE "orders" ADD COLUMN "balance_paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "frozen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Until now the balance that an order uses was spent when it was placed.
UPDATE "orders" SET "balance_paid" = "balance_amount" WHERE "balance_amount" > 0;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_balance_paid" CHECK ("orders"."balance_paid" in (0, "orders"."balance_amount"));--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_frozen" CHECK ("wallets"."frozen" >= 0);