CREATE TABLE "purchase_list_lines" (
	"list_id" integer NOT NULL,
	"place" integer NOT NULL,
	"query" text NOT NULL,
	"own_code" text NOT NULL,
	"number" text NOT NULL,
	"goods_id" integer,
	CONSTRAINT "purchase_list_lines_list_id_place_pk" PRIMARY KEY("list_id","place")
);
--> statement-breakpoint
CREATE TABLE "purchase_lists" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"count" integer NOT NULL,
	"user_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "purchase_list_lines" ADD CONSTRAINT "purchase_list_lines_list_id_purchase_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."purchase_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lists" ADD CONSTRAINT "purchase_lists_company_id_users_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lists" ADD CONSTRAINT "purchase_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_lists_key" ON "purchase_lists" USING btree ("company_id","key") WHERE "purchase_lists"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "purchase_lists_removed" ON "purchase_lists" USING btree ("removed_at");