-- A row is a signed contract: the one to sign is calculated from them.
DELETE FROM "supply_contracts" WHERE "signed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "supply_contracts" ALTER COLUMN "signed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "supply_contracts" ADD COLUMN "terms_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "supply_contracts" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
ALTER TABLE "supply_contracts" ADD COLUMN "signed_phone" text DEFAULT '' NOT NULL;