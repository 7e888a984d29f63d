-- The statistical group of all districts of a city is no place: an address in it cannot be delivered to.
DELETE FROM "regions" WHERE "name" = '市辖区';--> statement-breakpoint
UPDATE "regions" SET "has_children" = 0 WHERE "has_children" = 1
  AND NOT EXISTS (SELECT 1 FROM "regions" AS "below" WHERE "below"."parent_code" = "regions"."code");
