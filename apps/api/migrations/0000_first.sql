CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"consignee" text NOT NULL,
	"mobile" text NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"region" text NOT NULL,
	"detail" text NOT NULL,
	"is_default" integer DEFAULT 0 NOT NULL,
	"is_reviewed" integer DEFAULT 0 NOT NULL,
	"review_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text NOT NULL,
	"name" text NOT NULL,
	"has_children" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"image" text NOT NULL,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_on" date NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"goods_id" integer NOT NULL,
	"goods_price_id" integer NOT NULL,
	"type" integer NOT NULL,
	"combination_id" integer DEFAULT 0 NOT NULL,
	"number" integer NOT NULL,
	"is_selected" integer DEFAULT 1 NOT NULL,
	"is_yj" integer DEFAULT 0 NOT NULL,
	"price_seen" bigint,
	"added_at" timestamp with time zone NOT NULL
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
CREATE TABLE "coupon_templates" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"scope_ids" jsonb NOT NULL,
	"scope_text" text NOT NULL,
	"amount" bigint NOT NULL,
	"min_amount" bigint NOT NULL,
	"rate" integer,
	"max_amount" bigint,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"quota" integer DEFAULT 0 NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"per_buyer" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupon_templates_claimed" CHECK ("coupon_templates"."claimed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"template_id" integer NOT NULL,
	"status" text DEFAULT 'unused' NOT NULL,
	"parent_sn" text,
	"received_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "draw_activities" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"remarks" text NOT NULL,
	"image" text NOT NULL,
	"rules" text[] NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"chances" integer NOT NULL,
	"is_simple" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_prizes" (
	"id" integer PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"remarks" text NOT NULL,
	"image" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"coupon_template_id" integer,
	"stock" integer,
	"weight" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "draw_prizes_stock" CHECK ("draw_prizes"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "draw_records" (
	"id" serial PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"chance" integer NOT NULL,
	"prize_id" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"remarks" text NOT NULL,
	"image" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"contact" text NOT NULL,
	"order_sn" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "links" (
	"id" integer PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"image" text NOT NULL,
	"sort" integer NOT NULL
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
CREATE TABLE "enterprises" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"credit_code" text NOT NULL,
	"legal_person" text NOT NULL,
	"review_note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"begin_date" date,
	"end_date" date,
	"long_term" integer DEFAULT 0 NOT NULL,
	"review" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"is_read" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line_batches" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_line_id" integer NOT NULL,
	"lot_id" integer NOT NULL,
	"batch_no" text NOT NULL,
	"produce_date" text NOT NULL,
	"expiry_date" text NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"goods_price_id" integer NOT NULL,
	"stock_goods_price_id" integer NOT NULL,
	"type" integer NOT NULL,
	"is_gift" integer DEFAULT 0 NOT NULL,
	"combination_id" integer,
	"combination_number" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"ypgg" text NOT NULL,
	"sccj" text NOT NULL,
	"bzdw" text NOT NULL,
	"approval_no" text NOT NULL,
	"image" text NOT NULL,
	"number" integer NOT NULL,
	"price" bigint NOT NULL,
	"raw_price" bigint NOT NULL,
	"goods_amount" bigint DEFAULT 0 NOT NULL,
	"promotion_amount" bigint DEFAULT 0 NOT NULL,
	"manjian_amount" bigint DEFAULT 0 NOT NULL,
	"coupon_amount" bigint DEFAULT 0 NOT NULL,
	"cash_amount" bigint DEFAULT 0 NOT NULL,
	"points_amount" bigint DEFAULT 0 NOT NULL,
	"balance_amount" bigint DEFAULT 0 NOT NULL,
	"shipping_amount" bigint DEFAULT 0 NOT NULL,
	"payable_amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_number" CHECK ("order_lines"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"parent_sn" text NOT NULL,
	"user_id" integer NOT NULL,
	"ck_id" integer NOT NULL,
	"warehouse" text NOT NULL,
	"is_ephedrine" integer DEFAULT 0 NOT NULL,
	"status" integer NOT NULL,
	"pay_type" text,
	"goods_amount" bigint DEFAULT 0 NOT NULL,
	"promotion_amount" bigint DEFAULT 0 NOT NULL,
	"manjian_amount" bigint DEFAULT 0 NOT NULL,
	"coupon_amount" bigint DEFAULT 0 NOT NULL,
	"cash_amount" bigint DEFAULT 0 NOT NULL,
	"points_amount" bigint DEFAULT 0 NOT NULL,
	"balance_amount" bigint DEFAULT 0 NOT NULL,
	"shipping_amount" bigint DEFAULT 0 NOT NULL,
	"payable_amount" bigint DEFAULT 0 NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"user_coupon_id" integer,
	"line_count" integer NOT NULL,
	"goods_number" integer NOT NULL,
	"address" jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"receipt" text DEFAULT 'not_needed' NOT NULL,
	"close_applied" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "orders_payable" CHECK ("orders"."payable_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gateway_decisions" (
	"payment_sn" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"gateway_no" text NOT NULL,
	"result" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"deliver_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"payment_sn" text NOT NULL,
	"fields" jsonb NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"way" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"gateway_url" text,
	"gateway_no" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "transfer_slips" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"payer" text NOT NULL,
	"bank_serial" text NOT NULL,
	"paid_date" text NOT NULL,
	"remark" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'submitted' NOT NULL,
	"received_amount" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone
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
CREATE TABLE "store_visits" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"head_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "points_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"use_type" integer NOT NULL,
	"amount" bigint NOT NULL,
	"points_after" bigint NOT NULL,
	"order_sn" text,
	"remark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"use_type" integer NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"order_sn" text,
	"remark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_balance" CHECK ("wallets"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wanted" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"ypgg" text NOT NULL,
	"sccj" text NOT NULL,
	"approval_no" text NOT NULL,
	"number" integer NOT NULL,
	"target_price" bigint,
	"deadline" date,
	"remark" text NOT NULL,
	"status" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wanted_replies" (
	"id" serial PRIMARY KEY NOT NULL,
	"wanted_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"goods_id" integer
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_template_id_coupon_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupon_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_prizes" ADD CONSTRAINT "draw_prizes_activity_id_draw_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."draw_activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_records" ADD CONSTRAINT "draw_records_activity_id_draw_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."draw_activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_records" ADD CONSTRAINT "draw_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prices" ADD CONSTRAINT "goods_prices_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_documents" ADD CONSTRAINT "licence_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_batches" ADD CONSTRAINT "order_line_batches_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_slips" ADD CONSTRAINT "transfer_slips_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "controlled_grants" ADD CONSTRAINT "controlled_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_visits" ADD CONSTRAINT "store_visits_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_visits" ADD CONSTRAINT "store_visits_head_id_users_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_log" ADD CONSTRAINT "points_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_log" ADD CONSTRAINT "wallet_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted" ADD CONSTRAINT "wanted_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_replies" ADD CONSTRAINT "wanted_replies_wanted_id_wanted_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."wanted"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE is_default = 1;--> statement-breakpoint
CREATE INDEX "regions_parent" ON "regions" USING btree ("parent_code","code");--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id","published_on");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_same" ON "cart_lines" USING btree ("owner","type","goods_price_id","combination_id");--> statement-breakpoint
CREATE INDEX "cart_lines_owner" ON "cart_lines" USING btree ("owner","id");--> statement-breakpoint
CREATE INDEX "user_coupons_user" ON "user_coupons" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "user_coupons_parent" ON "user_coupons" USING btree ("parent_sn");--> statement-breakpoint
CREATE INDEX "draw_prizes_activity" ON "draw_prizes" USING btree ("activity_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_records_chance" ON "draw_records" USING btree ("activity_id","user_id","chance");--> statement-breakpoint
CREATE INDEX "draw_records_user" ON "draw_records" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("user_id","created_at" DESC NULLS LAST,"goods_id");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ads_slot" ON "ads" USING btree ("slot","sort");--> statement-breakpoint
CREATE INDEX "zone_strips_slot" ON "zone_strips" USING btree ("slot","sort");--> statement-breakpoint
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
CREATE INDEX "stock_lots_expiry" ON "stock_lots" USING btree ("expiry_date");--> statement-breakpoint
CREATE INDEX "licence_documents_user" ON "licence_documents" USING btree ("user_id","type","id");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","is_read","id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_batches_line" ON "order_line_batches" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_goods" ON "order_lines" USING btree ("goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_sn" ON "orders" USING btree ("sn");--> statement-breakpoint
CREATE INDEX "orders_parent" ON "orders" USING btree ("parent_sn");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("status","pay_before");--> statement-breakpoint
CREATE INDEX "gateway_decisions_due" ON "gateway_decisions" USING btree ("deliver_at");--> statement-breakpoint
CREATE INDEX "payment_notices_payment" ON "payment_notices" USING btree ("payment_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_sn" ON "payments" USING btree ("sn");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_waiting" ON "payments" USING btree ("order_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "transfer_slips_order" ON "transfer_slips" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_slips_one_waiting" ON "transfer_slips" USING btree ("order_id") WHERE state = 'submitted';--> statement-breakpoint
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
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_token" ON "tickets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "points_log_user" ON "points_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "wallet_log_user" ON "wallet_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "wanted_user" ON "wanted" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "wanted_replies_wanted" ON "wanted_replies" USING btree ("wanted_id","id");