CREATE TABLE "alert_settings" (
	"user_id" integer NOT NULL,
	"price_fell" integer DEFAULT 1 NOT NULL,
	"back_in_stock" integer DEFAULT 1 NOT NULL,
	"short_expiry" integer DEFAULT 1 NOT NULL,
	"evaluated_at" timestamp with time zone,
	CONSTRAINT "alert_settings_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "goods_watches" (
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"price" bigint,
	"in_stock" integer,
	"back_at" timestamp with time zone,
	"short_expiry" date,
	CONSTRAINT "goods_watches_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_watches" ADD CONSTRAINT "goods_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;