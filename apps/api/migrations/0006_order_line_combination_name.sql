ALTER TABLE "order_lines" ADD COLUMN "combination_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "order_lines" SET "combination_name" = c."name" FROM "combinations" c WHERE c."id" = "order_lines"."combination_id";
