CREATE SEQUENCE "public"."invoice_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "feedback_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"feedback_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_profiles" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"review" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"number" text,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"red_of" integer,
	"profile" jsonb,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"tax_amount" bigint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"issued_on" date
);
--> statement-breakpoint
CREATE TABLE "parcel_packs" (
	"id" serial PRIMARY KEY NOT NULL,
	"parcel_id" integer NOT NULL,
	"order_line_batch_id" integer NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "parcel_packs_number" CHECK ("parcel_packs"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_traces" (
	"id" serial PRIMARY KEY NOT NULL,
	"parcel_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"company" text NOT NULL,
	"tracking_no" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promo_pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"alias" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"image" text NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone,
	"sort" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "promo_pages_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "order_receipts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"file_ids" integer[] NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_return_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"return_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_return_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"return_id" integer NOT NULL,
	"order_line_batch_id" integer NOT NULL,
	"number" integer NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_return_lines_number" CHECK ("order_return_lines"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" serial PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"file_ids" integer[] DEFAULT '{}' NOT NULL,
	"goods_amount" bigint DEFAULT 0 NOT NULL,
	"shipping_amount" bigint DEFAULT 0 NOT NULL,
	"reject_reason" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_before" timestamp with time zone,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_ticket_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"ticket_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"file_ids" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_tickets" (
	"id" serial PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" integer NOT NULL,
	"line_ids" integer[] DEFAULT '{}' NOT NULL,
	"buyer_done" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "coupon_templates" ADD COLUMN "per_day" integer;--> statement-breakpoint
ALTER TABLE "coupon_templates" ADD COLUMN "claim_begin_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "file_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "licence_documents" ADD COLUMN "reminded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receipt_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wanted_replies" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "feedback_answers" ADD CONSTRAINT "feedback_answers_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_profiles" ADD CONSTRAINT "invoice_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_packs" ADD CONSTRAINT "parcel_packs_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_packs" ADD CONSTRAINT "parcel_packs_order_line_batch_id_order_line_batches_id_fk" FOREIGN KEY ("order_line_batch_id") REFERENCES "public"."order_line_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_traces" ADD CONSTRAINT "parcel_traces_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipts" ADD CONSTRAINT "order_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_events" ADD CONSTRAINT "order_return_events_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_order_line_batch_id_order_line_batches_id_fk" FOREIGN KEY ("order_line_batch_id") REFERENCES "public"."order_line_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_ticket_messages" ADD CONSTRAINT "service_ticket_messages_ticket_id_service_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."service_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_tickets" ADD CONSTRAINT "service_tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_tickets" ADD CONSTRAINT "service_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_answers_feedback" ON "feedback_answers" USING btree ("feedback_id","id");--> statement-breakpoint
CREATE INDEX "invoice_profiles_user" ON "invoice_profiles" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_orders_both" ON "invoice_orders" USING btree ("invoice_id","order_id");--> statement-breakpoint
CREATE INDEX "invoice_orders_order" ON "invoice_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "parcel_packs_parcel" ON "parcel_packs" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "parcel_packs_batch" ON "parcel_packs" USING btree ("order_line_batch_id");--> statement-breakpoint
CREATE INDEX "parcel_traces_parcel" ON "parcel_traces" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcels_state" ON "parcels" USING btree ("state");--> statement-breakpoint
CREATE INDEX "promo_pages_kind" ON "promo_pages" USING btree ("kind","sort");--> statement-breakpoint
CREATE INDEX "order_receipts_order" ON "order_receipts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_events_return" ON "order_return_events" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "order_return_lines_return" ON "order_return_lines" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "order_return_lines_batch" ON "order_return_lines" USING btree ("order_line_batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_sn" ON "order_returns" USING btree ("sn");--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_returns_status" ON "order_returns" USING btree ("status","send_before");--> statement-breakpoint
CREATE INDEX "service_ticket_messages_ticket" ON "service_ticket_messages" USING btree ("ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_tickets_sn" ON "service_tickets" USING btree ("sn");--> statement-breakpoint
CREATE INDEX "service_tickets_order" ON "service_tickets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "service_tickets_status" ON "service_tickets" USING btree ("status");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_age" ON "messages" USING btree ("created_at");--> statement-breakpoint
-- The rows below are content of a shop that is filled; an empty one is filled after all migrations.
INSERT INTO "coupon_templates" ("name", "kind", "scope", "scope_ids", "scope_text", "amount", "min_amount", "rate", "max_amount", "begin_at", "end_at", "quota", "claimed", "per_buyer", "per_day", "claim_begin_at")
SELECT "name", "kind", "scope", "scope_ids", "scope_text", "amount", "min_amount", "rate", "max_amount", now() - interval '1 day', "end_at", "quota", "claimed", "per_buyer", "per_day", "claim_begin_at"
FROM (VALUES
	('满 300 减 15', 'reduce', 'all', '[]'::jsonb, '全场通用', 1500, 30000, NULL::integer, NULL::bigint, now() + interval '365 days', 2000, 640, 1, NULL::integer, NULL::timestamptz),
	('满 1000 减 60', 'reduce', 'all', '[]'::jsonb, '全场通用', 6000, 100000, NULL::integer, NULL::bigint, now() + interval '365 days', 800, 528, 3, 1, NULL::timestamptz),
	('感冒清热 9 折', 'discount', 'category', '[201]'::jsonb, '限感冒清热类商品', 0, 20000, 9000, 8000, now() + interval '180 days', 600, 372, 1, NULL::integer, NULL::timestamptz),
	('饮片满 800 减 50', 'reduce', 'zone', '["zy"]'::jsonb, '限中药饮片专区', 5000, 80000, NULL::integer, NULL::bigint, now() + interval '365 days', 400, 96, 1, NULL::integer, NULL::timestamptz),
	('同仁堂满 500 减 30', 'reduce', 'brand', '[1]'::jsonb, '限同仁堂品牌', 3000, 50000, NULL::integer, NULL::bigint, now() + interval '240 days', 300, 211, 1, NULL::integer, NULL::timestamptz),
	('5 元现金券', 'cash', 'all', '[]'::jsonb, '全场通用', 500, 0, NULL::integer, NULL::bigint, now() + interval '365 days', 5000, 1870, 5, 1, NULL::timestamptz),
	('运费券 12 元', 'freight', 'all', '[]'::jsonb, '抵扣运费', 1200, 20000, NULL::integer, NULL::bigint, now() + interval '300 days', 1000, 733, 1, NULL::integer, NULL::timestamptz),
	('器械满 400 减 25', 'reduce', 'zone', '["qx"]'::jsonb, '限器械专区', 2500, 40000, NULL::integer, NULL::bigint, now() + interval '200 days', 200, 200, 1, NULL::integer, NULL::timestamptz),
	('年货节满 3000 减 200', 'reduce', 'all', '[]'::jsonb, '全场通用', 20000, 300000, NULL::integer, NULL::bigint, now() + interval '365 days', 500, 0, 1, NULL::integer, now() + interval '30 days')
) AS coupon ("name", "kind", "scope", "scope_ids", "scope_text", "amount", "min_amount", "rate", "max_amount", "end_at", "quota", "claimed", "per_buyer", "per_day", "claim_begin_at")
WHERE EXISTS (SELECT FROM "settings" WHERE "name" = 'seeded_on')
AND NOT EXISTS (SELECT FROM "coupon_templates" WHERE "coupon_templates"."name" = coupon."name");--> statement-breakpoint
-- The documents name their coupons; the ids are those of this database.
INSERT INTO "promo_pages" ("id", "kind", "alias", "name", "summary", "image", "begin_at", "end_at", "sort", "blocks")
SELECT "id", "kind", "alias", "name", "summary", "image", "begin_at", "end_at", "sort", (
	SELECT jsonb_agg(CASE WHEN block->>'kind' = 'coupons' THEN jsonb_set(block, '{template_ids}', (
		SELECT coalesce(jsonb_agg(template."id" ORDER BY at), '[]')
		FROM jsonb_array_elements_text(block->'template_ids') WITH ORDINALITY AS named (name, at)
		JOIN "coupon_templates" AS template ON template."name" = named.name
	)) ELSE block END ORDER BY place)
	FROM jsonb_array_elements(page."blocks") WITH ORDINALITY AS page_blocks (block, place)
)
FROM (VALUES
	(1, 'activity', 'ganmao', '感冒备货季', '领券、满减同享，感冒止咳用药一次备齐', '/pictures/v1/banners/season-accent-packs.svg', now() + interval '-3 days', now() + interval '180 days', 1, '[{"kind":"banner","title":"感冒备货季","subtitle":"满 500 减 12，满 3000 减 110","url":"/yjh/1","image":"/pictures/v1/banners/season-accent-packs.svg"},{"kind":"countdown","title":"距活动结束"},{"kind":"coupons","title":"先领券，再下单","template_ids":["感冒清热 9 折","满 300 减 15"]},{"kind":"goods","number":10,"title":"满减商品","words":["满减可与券同享"],"url":"/yjh/1","rule":{"goods_manjian_id":1}},{"kind":"goods","number":10,"title":"感冒清热","words":["换季必备"],"url":"/list/other/201","rule":{"category":201}},{"kind":"goods","number":10,"title":"止咳化痰","words":["现货速发"],"url":"/list/other/202","rule":{"category":202}},{"kind":"text","title":"活动说明","paragraphs":["满减按活动商品的金额计算，同一张订单可以再用一张优惠券。","特价、秒杀和近效期商品不参加满减。含麻黄碱类商品按规定单独下单，不使用优惠券。"]}]'::jsonb),
	(2, 'activity', 'yinpian', '道地饮片节', '亳州直发，满 1000 减 30，领券再减 50', '/pictures/v1/banners/herbs-brass-leaves.svg', now() + interval '-10 days', now() + interval '240 days', 2, '[{"kind":"banner","title":"道地饮片节","subtitle":"亳州直供，批批检验","url":"/zyyp","image":"/pictures/v1/banners/herbs-brass-leaves.svg"},{"kind":"coupons","title":"饮片专用券","template_ids":["饮片满 800 减 50"]},{"kind":"goods","number":10,"title":"满减饮片","words":["满 8000 减 400"],"url":"/yjh/4","rule":{"goods_manjian_id":4}},{"kind":"goods","number":10,"title":"药食同源","words":["柜台好卖"],"url":"/list/other/3303","rule":{"category":3303}},{"kind":"goods","number":10,"title":"贵细药材","words":["产地可溯"],"url":"/list/other/3301","rule":{"category":3301}}]'::jsonb),
	(3, 'activity', 'nianhuo', '年货节', '全场满 3000 减 200，节前备货', '/pictures/v1/banners/first-order-cinnabar-cabinet.svg', now() + interval '30 days', now() + interval '365 days', 3, '[{"kind":"countdown","title":"距活动结束"},{"kind":"coupons","title":"年货节券","template_ids":["年货节满 3000 减 200"]},{"kind":"goods","number":10,"title":"节前热卖","words":["按销量"],"url":"/list?sort=sales","rule":{"sort":"sales"}}]'::jsonb),
	(11, 'zone', 'manbing', '慢病用药专区', '心脑血管、糖尿病续方常备', '/pictures/v1/banners/chronic-ink-cabinet.svg', now() + interval '-30 days', NULL::timestamptz, 4, '[{"kind":"banner","title":"慢病续方 一站备齐","subtitle":"常用药满额立减","url":"/yjh/2","image":"/pictures/v1/banners/chronic-ink-cabinet.svg"},{"kind":"goods","number":10,"title":"心脑血管","words":["降压","调脂"],"url":"/list/other/104","rule":{"category":104}},{"kind":"goods","number":10,"title":"糖尿病","words":["口服降糖"],"url":"/list/other/105","rule":{"category":105}},{"kind":"goods","number":10,"title":"中成药","words":["活血通络"],"url":"/list/other/203","rule":{"category":203}}]'::jsonb),
	(12, 'zone', 'ertong', '儿童用药专区', '小儿感冒、退热、消化用药', '/pictures/v1/banners/newcomer-accent-packs.svg', now() + interval '-30 days', NULL::timestamptz, 5, '[{"kind":"goods","number":10,"title":"小儿用药","words":["儿童剂型"],"url":"/search?keywords=小儿","rule":{"keywords":"小儿"}},{"kind":"text","title":"用药提示","paragraphs":["儿童用药请核对年龄、体重与剂型，处方药凭处方销售。"]}]'::jsonb),
	(13, 'zone', 'laozihao', '老字号专区', '同仁堂、陈李济、雷允上', '/pictures/v1/banners/houses-brass-leaves.svg', now() + interval '-30 days', NULL::timestamptz, 6, '[{"kind":"banner","title":"老字号","subtitle":"名厂名药，厂家授权","url":"/ppzq","image":"/pictures/v1/banners/houses-brass-leaves.svg"},{"kind":"coupons","title":"品牌券","template_ids":["同仁堂满 500 减 30"]},{"kind":"goods","number":10,"title":"同仁堂","words":["厂家授权"],"url":"/ppzq/info/1","rule":{"brand_id":1}},{"kind":"goods","number":10,"title":"陈李济","words":["厂家授权"],"url":"/ppzq/info/11","rule":{"brand_id":11}},{"kind":"goods","number":10,"title":"雷允上","words":["厂家授权"],"url":"/ppzq/info/13","rule":{"brand_id":13}}]'::jsonb)
) AS page ("id", "kind", "alias", "name", "summary", "image", "begin_at", "end_at", "sort", "blocks")
WHERE EXISTS (SELECT FROM "settings" WHERE "name" = 'seeded_on')
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- The rows below are content of a shop that is filled: parcels of the orders that were shipped before there were any.
INSERT INTO "parcels" ("order_id", "company", "tracking_no", "state", "sent_at", "delivered_at")
SELECT "id", '顺丰医药', 'SF' || right("sn", 12), CASE WHEN "received_at" IS NULL THEN 'sent' ELSE 'delivered' END,
	coalesce("shipped_at", "paid_at", "created_at"), "received_at"
FROM "orders" WHERE "status" IN (35, 40, 50, 100)
AND NOT EXISTS (SELECT FROM "parcels" WHERE "parcels"."order_id" = "orders"."id");--> statement-breakpoint
INSERT INTO "parcel_packs" ("parcel_id", "order_line_batch_id", "number")
SELECT "parcels"."id", "batch"."id", "batch"."number" FROM "parcels"
JOIN "orders" ON "orders"."id" = "parcels"."order_id"
JOIN "order_lines" ON "order_lines"."order_id" = "orders"."id"
JOIN "order_line_batches" "batch" ON "batch"."order_line_id" = "order_lines"."id"
WHERE NOT EXISTS (SELECT FROM "parcel_packs" WHERE "parcel_packs"."parcel_id" = "parcels"."id")
AND ("orders"."status" <> 35 OR "order_lines"."id" = (SELECT min("id") FROM "order_lines" "first" WHERE "first"."order_id" = "orders"."id"));--> statement-breakpoint
INSERT INTO "parcel_traces" ("parcel_id", "at", "text")
SELECT "id", "sent_at", '仓库已发出，' || "company" || '已揽收' FROM "parcels"
WHERE NOT EXISTS (SELECT FROM "parcel_traces" WHERE "parcel_traces"."parcel_id" = "parcels"."id");
