ALTER TABLE "orders" ADD COLUMN "transfer_sn" text;--> statement-breakpoint
ALTER TABLE "transfer_slips" ADD COLUMN "group_id" integer;--> statement-breakpoint
CREATE INDEX "transfer_slips_group" ON "transfer_slips" USING btree ("group_id");