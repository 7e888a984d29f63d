ALTER TABLE "wanted_replies" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "wanted_replies" ADD COLUMN "accepted_at" timestamp with time zone;