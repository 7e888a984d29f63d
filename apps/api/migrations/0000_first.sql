CREATE TABLE "ads" (
	"id" integer PRIMARY KEY NOT NULL,
	"slot" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"image" text NOT NULL,
	"url" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hot_searches" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nav_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"is_open" integer DEFAULT 0 NOT NULL,
	"sort" integer NOT NULL,
	"children" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone_strips" (
	"id" integer PRIMARY KEY NOT NULL,
	"slot" text NOT NULL,
	"title" text NOT NULL,
	"words" text[] NOT NULL,
	"url" text NOT NULL,
	"sort" integer NOT NULL,
	"goods_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"describe" text NOT NULL,
	"sort" integer NOT NULL,
	"goods_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"menu" text NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"sort" integer NOT NULL,
	"goods_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" integer PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"code" text NOT NULL,
	"barcode" text NOT NULL,
	"name" text NOT NULL,
	"common_name" text NOT NULL,
	"trade_name" text NOT NULL,
	"approval_no" text NOT NULL,
	"dosage_form" text NOT NULL,
	"category_id" integer NOT NULL,
	"category_ids" integer[] NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"brand_id" integer,
	"sccj" text NOT NULL,
	"ypgg" text NOT NULL,
	"bzdw" text NOT NULL,
	"origin" text NOT NULL,
	"rx_type" text NOT NULL,
	"storage" text NOT NULL,
	"special_flag" text NOT NULL,
	"scope" text,
	"type" integer DEFAULT 0 NOT NULL,
	"is_youx" integer DEFAULT 0 NOT NULL,
	"is_qx" integer DEFAULT 0 NOT NULL,
	"mid_pack" integer NOT NULL,
	"case_pack" integer NOT NULL,
	"min_qty" integer NOT NULL,
	"step_qty" integer NOT NULL,
	"max_qty" integer,
	"limit_period" text,
	"market_price" bigint NOT NULL,
	"ladder_price_type" integer NOT NULL,
	"is_free_shipping" integer DEFAULT 0 NOT NULL,
	"free_shipping_number" integer NOT NULL,
	"is_dpby" integer DEFAULT 0 NOT NULL,
	"qg_number" integer NOT NULL,
	"ck_id" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"off_shelf" integer DEFAULT 0 NOT NULL,
	"price_pending" integer DEFAULT 0 NOT NULL,
	"sales" integer NOT NULL,
	"listed_on" date NOT NULL,
	"tags" jsonb NOT NULL,
	"name_id" integer NOT NULL,
	"name_rank" integer NOT NULL,
	"maker_rank" integer NOT NULL,
	"search_keys" text NOT NULL,
	"search_key_grams" text[] NOT NULL,
	"search_spec" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_names" (
	"id" integer PRIMARY KEY NOT NULL,
	"common_name" text NOT NULL,
	"trade_name" text NOT NULL,
	"goods_count" integer NOT NULL,
	"sales" integer NOT NULL,
	"search_text" text NOT NULL,
	"search_initials" text NOT NULL,
	"search_full" text NOT NULL,
	"search_grams" text[] NOT NULL,
	"search_length" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_prices" (
	"goods_price_id" integer PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"kind" text NOT NULL,
	"price" bigint NOT NULL,
	"stock_goods_price_id" integer NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"quota" integer,
	"sold" integer DEFAULT 0 NOT NULL,
	"expiry_date" date,
	"begin_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"buyer_limit" integer,
	CONSTRAINT "goods_prices_stock" CHECK ("goods_prices"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ladder_tiers" (
	"ladder_price_id" integer PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"goods_price_id" integer NOT NULL,
	"number" integer NOT NULL,
	"price" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"goods_count" integer NOT NULL,
	"is_import" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"search_initials" text NOT NULL,
	"search_full" text NOT NULL,
	"search_grams" text[] NOT NULL,
	"search_length" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_lots" (
	"id" integer PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"goods_price_id" integer NOT NULL,
	"ck_id" integer NOT NULL,
	"batch_no" text NOT NULL,
	"produce_date" date NOT NULL,
	"expiry_date" date NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"ck_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "combination_items" (
	"combination_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"goods_price_id" integer NOT NULL,
	"number" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "combination_items_combination_id_goods_price_id_pk" PRIMARY KEY("combination_id","goods_price_id")
);
--> statement-breakpoint
CREATE TABLE "combinations" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"describe" text NOT NULL,
	"price" bigint NOT NULL,
	"raw_price" bigint NOT NULL,
	"number" integer NOT NULL,
	"max_qty" integer,
	"ck_id" integer NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchanges" (
	"id" integer PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"need" integer NOT NULL,
	"exchange_goods_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"max_qty" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "full_reduction_goods" (
	"goods_manjian_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	CONSTRAINT "full_reduction_goods_goods_manjian_id_goods_id_pk" PRIMARY KEY("goods_manjian_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "full_reductions" (
	"goods_manjian_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"describe" text NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"tiers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" integer PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"need" integer NOT NULL,
	"gift_goods_id" integer NOT NULL,
	"give" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spike_goods" (
	"session_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"goods_price_id" integer NOT NULL,
	CONSTRAINT "spike_goods_session_id_goods_price_id_pk" PRIMARY KEY("session_id","goods_price_id")
);
--> statement-breakpoint
CREATE TABLE "spike_sessions" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"begin_minute" integer NOT NULL,
	"end_minute" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "controlled_grants" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"address" text NOT NULL,
	"region_code" text NOT NULL,
	"rank" text NOT NULL,
	"licence_state" text NOT NULL,
	"document_expired" boolean DEFAULT false NOT NULL,
	"scopes" text[] NOT NULL,
	"head_id" integer,
	"points" integer DEFAULT 0 NOT NULL,
	"wechat" text DEFAULT '' NOT NULL,
	"manager_name" text DEFAULT '' NOT NULL,
	"manager_phone" text DEFAULT '' NOT NULL,
	"quality_inspection_url" text,
	"quality_inspection_msg" text,
	"is_can_chat" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_prices" ADD CONSTRAINT "goods_prices_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "controlled_grants" ADD CONSTRAINT "controlled_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_key_grams" ON "goods" USING gin ("search_key_grams");--> statement-breakpoint
CREATE INDEX "goods_name" ON "goods" USING btree ("name_id","name_rank");--> statement-breakpoint
CREATE INDEX "goods_categories" ON "goods" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "goods_manufacturer" ON "goods" USING btree ("manufacturer_id","maker_rank");--> statement-breakpoint
CREATE INDEX "goods_sccj" ON "goods" USING btree ("sccj");--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "goods_sales" ON "goods" USING btree ("sales" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "goods_dosage_form" ON "goods" USING btree ("dosage_form");--> statement-breakpoint
CREATE INDEX "goods_names_grams" ON "goods_names" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "goods_prices_goods" ON "goods_prices" USING btree ("goods_id","kind");--> statement-breakpoint
CREATE INDEX "goods_prices_price" ON "goods_prices" USING btree ("price","goods_id");--> statement-breakpoint
CREATE INDEX "ladder_tiers_price" ON "ladder_tiers" USING btree ("goods_price_id","number");--> statement-breakpoint
CREATE INDEX "manufacturers_grams" ON "manufacturers" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "stock_lots_price" ON "stock_lots" USING btree ("goods_price_id","expiry_date");--> statement-breakpoint
CREATE INDEX "exchanges_goods" ON "exchanges" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "full_reduction_goods_goods" ON "full_reduction_goods" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "gifts_goods" ON "gifts" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "attempts_subject" ON "attempts" USING btree ("subject","at");--> statement-breakpoint
CREATE UNIQUE INDEX "controlled_grants_pair" ON "controlled_grants" USING btree ("user_id","goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_owner_key" ON "idempotency_keys" USING btree ("owner","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username");