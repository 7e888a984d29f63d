CREATE TABLE "supply_contracts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"signed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "regions" text[];--> statement-breakpoint
ALTER TABLE "transfer_slips" ADD COLUMN "file_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "supply_contracts" ADD CONSTRAINT "supply_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supply_contracts_user" ON "supply_contracts" USING btree ("user_id","end_date");--> statement-breakpoint
-- Buyers who could order before keep ordering: their contract of the first year counts as signed.
INSERT INTO "supply_contracts" ("user_id", "begin_date", "end_date", "signed_at")
SELECT "id", current_date, current_date + 364, now() FROM "users"
WHERE "licence_state" IN ('passed', 'updating', 'expired');
