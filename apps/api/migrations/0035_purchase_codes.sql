CREATE TABLE "purchase_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"is_own" integer DEFAULT 0 NOT NULL,
	"goods_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"removal" text
);
--> statement-breakpoint
ALTER TABLE "purchase_codes" ADD CONSTRAINT "purchase_codes_company_id_users_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_codes" ADD CONSTRAINT "purchase_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_codes_key" ON "purchase_codes" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "purchase_codes_newest" ON "purchase_codes" USING btree ("company_id","saved_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchase_codes_removed" ON "purchase_codes" USING btree ("removed_at");