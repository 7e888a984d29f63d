ALTER TABLE "warehouses" ADD COLUMN "return_receiver" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "return_phone" text DEFAULT '' NOT NULL;