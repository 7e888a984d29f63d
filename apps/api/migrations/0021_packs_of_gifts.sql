ALTER TABLE "orders" ADD COLUMN "gift_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Orders counted a combination by its packages; their lines have its packs, and those of the gifts.
UPDATE "orders" SET "goods_number" = packs."bought", "gift_number" = packs."given"
FROM (
  SELECT "order_id",
    coalesce(sum("number") FILTER (WHERE "is_gift" = 0), 0) AS "bought",
    coalesce(sum("number") FILTER (WHERE "is_gift" = 1), 0) AS "given"
  FROM "order_lines" GROUP BY "order_id"
) packs
WHERE packs."order_id" = "orders"."id";
