ALTER TABLE "order_lines" ADD COLUMN "gift_need" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift_give" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "unshipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Orders did not name the ratio of their gifts; their packs tell it. A gift follows its product.
UPDATE "order_lines" gift SET
  "gift_need" = greatest(1, bought."number" / gift."number"),
  "gift_give" = greatest(1, gift."number" / bought."number")
FROM "order_lines" bought
WHERE gift."is_gift" = 1 AND bought."id" = (
  SELECT max(line."id") FROM "order_lines" line
  WHERE line."order_id" = gift."order_id" AND line."is_gift" = 0 AND line."id" < gift."id"
);
