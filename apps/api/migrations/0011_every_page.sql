CREATE TABLE "cashback_months" (
	"user_id" integer NOT NULL,
	"month" text NOT NULL,
	"received_amount" bigint NOT NULL,
	"cashback_amount" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashback_months_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "cashback_months_amount" CHECK ("cashback_months"."cashback_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cashback_plans" (
	"id" integer PRIMARY KEY NOT NULL,
	"begin_month" text NOT NULL,
	"end_month" text,
	"tiers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"user_coupon_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"use_type" integer NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"order_sn" text,
	"remark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department_articles" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"department" text,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"describe" text NOT NULL,
	"category_ids" integer[] NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "welfares" (
	"id" integer PRIMARY KEY NOT NULL,
	"rate" integer NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"scope_text" text NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	CONSTRAINT "welfares_rate" CHECK ("welfares"."rate" between 1000 and 9999)
);
--> statement-breakpoint
CREATE TABLE "points_gifts" (
	"id" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"ypgg" text NOT NULL,
	"remark" text NOT NULL,
	"image" text NOT NULL,
	"points" integer NOT NULL,
	"cash" bigint DEFAULT 0 NOT NULL,
	"stock" integer NOT NULL,
	"per_buyer" integer,
	"ends_at" timestamp with time zone,
	"on_sale" integer DEFAULT 1 NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "points_gifts_stock" CHECK ("points_gifts"."stock" >= 0),
	CONSTRAINT "points_gifts_price" CHECK ("points_gifts"."points" > 0 and "points_gifts"."cash" >= 0)
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"user_id" integer NOT NULL,
	"gift_id" integer NOT NULL,
	"name" text NOT NULL,
	"ypgg" text NOT NULL,
	"image" text NOT NULL,
	"number" integer NOT NULL,
	"points" integer NOT NULL,
	"cash" bigint NOT NULL,
	"consignee" text NOT NULL,
	"mobile" text NOT NULL,
	"region" text NOT NULL,
	"detail" text NOT NULL,
	"status" integer NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "redemptions_number" CHECK ("redemptions"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"sn" text NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"return_id" integer,
	"way" text NOT NULL,
	"payment_sn" text,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"send_at" timestamp with time zone,
	"gateway_no" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "wechat_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"state_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"openid" text,
	"nickname" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_coupons" ADD COLUMN "spent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "welfare_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "welfare_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD COLUMN "voucher_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "voucher_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "becomes_default" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wechat_openid" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wechat_bound_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cashback_months" ADD CONSTRAINT "cashback_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_log" ADD CONSTRAINT "voucher_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_log" ADD CONSTRAINT "voucher_log_user_coupon_id_user_coupons_id_fk" FOREIGN KEY ("user_coupon_id") REFERENCES "public"."user_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_articles" ADD CONSTRAINT "department_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_articles" ADD CONSTRAINT "department_articles_department_departments_key_fk" FOREIGN KEY ("department") REFERENCES "public"."departments"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_gift_id_points_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."points_gifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_requests" ADD CONSTRAINT "wechat_requests_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cashback_months_month" ON "cashback_months" USING btree ("month");--> statement-breakpoint
CREATE INDEX "voucher_log_user" ON "voucher_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "voucher_log_coupon" ON "voucher_log" USING btree ("user_coupon_id");--> statement-breakpoint
CREATE INDEX "department_articles_department" ON "department_articles" USING btree ("department");--> statement-breakpoint
CREATE INDEX "points_gifts_shown" ON "points_gifts" USING btree ("on_sale","category","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "redemptions_sn" ON "redemptions" USING btree ("sn");--> statement-breakpoint
CREATE INDEX "redemptions_user" ON "redemptions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "redemptions_status" ON "redemptions" USING btree ("status","shipped_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_sn" ON "refunds" USING btree ("sn");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_send" ON "refunds" USING btree ("send_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wechat_requests_state" ON "wechat_requests" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "wechat_requests_session" ON "wechat_requests" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "wechat_requests_expires" ON "wechat_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_wechat" ON "users" USING btree ("wechat_openid");--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_spent" CHECK ("user_coupons"."spent" >= 0);--> statement-breakpoint
-- The rows below are written once from what the shop has: refunds of returns, and the ledger of the cash vouchers.
INSERT INTO "refunds" ("sn", "order_id", "user_id", "return_id", "way", "amount", "state", "created_at", "settled_at")
SELECT "sn" || '-B', "order_id", "user_id", "id", 'balance', "goods_amount" + "shipping_amount", 'done', "refunded_at", "refunded_at"
FROM "order_returns" WHERE "refunded_at" IS NOT NULL AND "goods_amount" + "shipping_amount" > 0
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "user_coupons" SET "spent" = "used"."amount" FROM (
	SELECT "user_coupon_id", sum("cash_amount") AS "amount" FROM "orders" WHERE "status" > 0 AND "cash_amount" > 0 GROUP BY "user_coupon_id"
) "used" WHERE "used"."user_coupon_id" = "user_coupons"."id" AND "spent" = 0;--> statement-breakpoint
UPDATE "user_coupons" SET "status" = 'unused', "parent_sn" = NULL, "used_at" = NULL FROM "coupon_templates" "template"
WHERE "template"."id" = "user_coupons"."template_id" AND "template"."kind" = 'cash'
	AND "user_coupons"."status" IN ('locked', 'used') AND "user_coupons"."spent" < "template"."amount";--> statement-breakpoint
INSERT INTO "voucher_log" ("user_id", "user_coupon_id", "at", "use_type", "amount", "balance_after", "order_sn", "remark")
SELECT "own"."user_id", "own"."id", "move"."at", "move"."use_type", "move"."amount", "move"."after", "move"."sn", "template"."name"
FROM "user_coupons" "own"
JOIN "coupon_templates" "template" ON "template"."id" = "own"."template_id" AND "template"."kind" = 'cash'
CROSS JOIN LATERAL (
	SELECT "own"."received_at" AS "at", 5 AS "use_type", "template"."amount" AS "amount", "template"."amount" AS "after", NULL::text AS "sn"
	UNION ALL
	SELECT "created_at", 2, -"cash_amount",
		"template"."amount" - sum("cash_amount") OVER (ORDER BY "id"), "sn"
	FROM "orders" WHERE "user_coupon_id" = "own"."id" AND "status" > 0 AND "cash_amount" > 0
) "move"
WHERE NOT EXISTS (SELECT FROM "voucher_log" WHERE "voucher_log"."user_coupon_id" = "own"."id")
ORDER BY "move"."at", "own"."id";--> statement-breakpoint
-- The rows below are content of a shop that is filled: the gifts of the points mall.
INSERT INTO "points_gifts" ("id", "category", "name", "ypgg", "remark", "image", "points", "cash", "stock", "per_buyer", "sort")
SELECT * FROM (VALUES
	(1, 'store', '电子温湿度计', '1 台，附校准报告', '阴凉区、常温区每日记录用，带最高最低值。', '/pictures/v2/categories/gauge.svg', 380, 0, 120, 5, 1),
	(2, 'store', '热敏小票打印纸', '57×50 mm，10 卷', '适用收银台 58 mm 打印机。', '/pictures/v2/categories/roll.svg', 160, 0, 800, 20, 2),
	(3, 'store', '药店手提袋', '中号，100 只', '无纺布，印有用药咨询提示。', '/pictures/v2/categories/bag.svg', 120, 0, 300, 10, 3),
	(4, 'store', '药品拆零工具盒', '药匙、镊子、拆零袋 100 个', '拆零销售的工具和包装袋，装在一个盒子里。', '/pictures/v2/categories/box.svg', 180, 0, 150, 3, 4),
	(5, 'store', '冷链保温箱', '12 L，含冰排 6 块', '2～8 ℃ 药品短途配送用，空箱保温 8 小时。', '/pictures/v2/categories/cooler.svg', 1280, 0, 36, 2, 5),
	(6, 'store', '二维扫码枪', '有线 USB，1 把', '扫条码、追溯码和医保电子凭证，免装驱动。', '/pictures/v2/categories/scanner.svg', 900, 3900, 60, 2, 6),
	(7, 'store', '标签打印机', '80 mm，1 台', '打印价签、用法用量标签和货位标签。', '/pictures/v2/categories/printer.svg', 2600, 9900, 12, 1, 7),
	(8, 'health', '上臂式电子血压计', '1 台', '可放在柜台为顾客测量，两组各 90 次记录。', '/pictures/v2/categories/pulse.svg', 2200, 0, 18, 1, 8),
	(9, 'health', '红外额温计', '1 支', '1 秒读数，非接触测量。', '/pictures/v2/categories/thermometer.svg', 480, 1990, 90, 3, 9),
	(10, 'health', '血糖仪套装', '仪器 1 台、试纸 50 片', '慢病随访用，5 秒出值。', '/pictures/v2/categories/drop.svg', 990, 0, 45, 2, 10),
	(11, 'health', '电子体重秤', '1 台，最大 150 kg', '儿童用药按体重计算时用。', '/pictures/v2/categories/scale.svg', 420, 0, 0, 2, 11),
	(12, 'health', '急救包', '35 件', '纱布、绷带、剪刀、三角巾，按门店急救清单配齐。', '/pictures/v2/categories/bandage.svg', 260, 0, 200, 5, 12),
	(13, 'life', '不锈钢保温杯', '500 ml，1 只', '内胆 316 不锈钢，保温 12 小时。', '/pictures/v2/categories/cup.svg', 360, 0, 160, 5, 13),
	(14, 'life', '养生壶', '1.8 L，1 台', '煎药、煮茶两用，玻璃壶身。', '/pictures/v2/categories/kettle.svg', 860, 2900, 40, 1, 14),
	(15, 'life', '折叠晴雨伞', '八骨，1 把', '可放在门口借给顾客。', '/pictures/v2/categories/umbrella.svg', 220, 0, 240, NULL::integer, 15),
	(16, 'life', '铜药臼', '内径 9 cm，附杵', '捣碎饮片用，也可陈列。', '/pictures/v2/categories/mortar.svg', 680, 0, 25, 1, 16)
) AS gift
WHERE EXISTS (SELECT FROM "settings" WHERE "name" = 'seeded_on')
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- The pictures of the draw lead to its activities.
UPDATE "ads" SET "title" = '换季备货礼', "subtitle" = '刮开惊喜，人人有份', "url" = '/jfsc?draw=1'
WHERE "slot" = 'draw' AND "url" = '/jfsc' AND EXISTS (SELECT FROM "draw_activities" WHERE "id" = 1);--> statement-breakpoint
UPDATE "ads" SET "title" = '会员幸运转盘', "subtitle" = '三次机会，次次有奖', "url" = '/jfsc?draw=2'
WHERE "slot" = 'draw' AND "url" = '/wdqb/jfgl' AND EXISTS (SELECT FROM "draw_activities" WHERE "id" = 2);--> statement-breakpoint
-- A WeChat of the first versions has a name only: it stays bound, so that its owner can remove it, and logs nobody in.
UPDATE "users" SET "wechat_openid" = 'earlier-' || "id" WHERE "wechat" <> '' AND "wechat_openid" IS NULL;--> statement-breakpoint
-- The rows below are content of a shop that is filled; an empty one is filled after all migrations.
INSERT INTO "welfares" ("id", "rate", "category_ids", "scope_text", "begin_at", "end_at")
SELECT 1, 9400, '{500,600}', '五官皮肤、维矿保健', "today", "today" + interval '120 days'
FROM (SELECT date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai' AS "today") AS midnight
WHERE EXISTS (SELECT FROM "settings" WHERE "name" = 'seeded_on')
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "cashback_plans" ("id", "begin_month", "tiers")
SELECT 1, to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM'), '[{"amount":300000,"cashback":1500},{"amount":600000,"cashback":3600},{"amount":2000000,"cashback":15000},{"amount":5000000,"cashback":45000}]'
WHERE EXISTS (SELECT FROM "settings" WHERE "name" = 'seeded_on')
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "departments" ("key", "name", "describe", "category_ids", "sort")
SELECT row.* FROM (VALUES
	('respiratory', '呼吸科', '感冒、咳嗽、咽喉不适的常用药', '{107,201,202}'::integer[], 1),
	('cardio', '心血管科', '降压、调脂与续方常备药', '{104,203}'::integer[], 2),
	('digestive', '消化科', '胃酸、胃动力、腹泻与肠道菌群用药', '{106,204,705}'::integer[], 3),
	('children', '儿科', '儿童剂型的感冒、退热、消食用药', '{210}'::integer[], 4),
	('skin', '皮肤科', '外用膏霜、抗真菌与抗过敏用药', '{503,110,103}'::integer[], 5),
	('bones', '骨科', '风湿骨痛、跌打损伤与镇痛用药', '{207,108}'::integer[], 6),
	('women', '妇科', '调经、炎症与外用洗剂', '{206,505}'::integer[], 7),
	('ent', '五官科', '眼、耳鼻与口腔咽喉用药', '{501,502,209}'::integer[], 8)
) AS row
WHERE EXISTS (SELECT FROM "settings" WHERE "name" = 'seeded_on')
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "article_categories" ("id", "parent_id", "name", "sort")
SELECT 14, 1, '优医荟', 4 WHERE EXISTS (SELECT FROM "settings" WHERE "name" = 'seeded_on')
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "articles" ("id", "category_id", "name", "summary", "audience", "image", "source", "url", "related", "published_on", "sort", "blocks")
SELECT "id", 14, "name", "summary", '诊所与门诊部', '', '药集优医荟', '/news/info/' || "id" || '/yyh', '[]', current_date - "days_ago", "id", "blocks"
FROM (VALUES
	(501, '呼吸科门诊：换季备药清单怎么列', '按症状列类别，每类备两个品规，先看效期再看价格。', 5, '[{"kind":"paragraph","spans":[{"text":"门诊备药先按症状列类别，再在每类里选品规，避免同一成分备了多个名字。"}]},{"kind":"table","head":["症状","备药类别","备药要点"],"rows":[[[{"text":"发热头痛"}],[{"text":"解热镇痛药"}],[{"text":"核对成分，同一成分只备一个商品名"}]],[[{"text":"鼻塞流涕"}],[{"text":"感冒复方制剂"}],[{"text":"含麻黄碱类品种单独下单，见"},{"text":"含麻规定","href":"/help"}]],[[{"text":"咳嗽咳痰"}],[{"text":"祛痰药、止咳中成药"}],[{"text":"成人与儿童剂型分开"}]],[[{"text":"咽痛"}],[{"text":"含片、喷雾"}],[{"text":"小批量勤补"}]]]},{"kind":"heading","text":"数量"},{"kind":"paragraph","spans":[{"text":"以上月同期用量的一倍半为上限，效期不足 6 个月的批次不作为备药。"}]},{"kind":"list","items":[[{"text":"处方药凭处方使用，抗菌药物按当地的分级管理要求备药。"}]]}]'::jsonb),
	(502, '慢病续方：门诊怎样少缺药', '按患者的续方周期倒推采购日，固定厂家和规格。', 9, '[{"kind":"paragraph","spans":[{"text":"慢病患者换厂家、换规格时容易漏服或重复服用，门诊备药的重点是稳定。"}]},{"kind":"steps","items":[[{"text":"登记每位续方患者的药品、规格和续方周期。"}],[{"text":"按周期倒推采购日，提前 7 天下单，避开节假日停运。"}],[{"text":"同一患者固定厂家和规格；需要更换时，发药时书面提示。"}]]},{"kind":"paragraph","spans":[{"text":"订单里的商品可以“再次购买”，适合每月固定的续方品种。"}]}]'::jsonb),
	(503, '微生态制剂：收货与存放要看什么', '有的需要冷藏，有的常温，收货先看储存条件。', 13, '[{"kind":"paragraph","spans":[{"text":"微生态制剂的储存条件因菌株和剂型不同，收货时逐个核对。"}]},{"kind":"list","items":[[{"text":"需要冷藏的品种，核对到货温度记录，收货后 30 分钟内入冷藏柜。"}],[{"text":"常温品种避光、防潮，开封后按说明书的期限使用。"}],[{"text":"与抗菌药物同时使用时的间隔，以说明书为准，发药时向患者说明。"}]]},{"kind":"paragraph","spans":[{"text":"冷链商品的配送和签收，见"},{"text":"货物配送","href":"/help/zfps/hwps"},{"text":"。"}]}]'::jsonb),
	(504, '儿科发药：核对四项再交给家长', '年龄、体重、剂型、量具，缺一项都不发。', 16, '[{"kind":"steps","items":[[{"text":"年龄：说明书写明禁用年龄的，不发。"}],[{"text":"体重：按体重计算的，写下体重和每次的量。"}],[{"text":"剂型：颗粒、混悬液、滴剂的浓度不同，换剂型要重新计算。"}],[{"text":"量具：随药交付量杯或滴管，当面演示一次。"}]]},{"kind":"paragraph","spans":[{"text":"说明书写“儿童酌减”的品种，由医师写明剂量后再发。"}]}]'::jsonb),
	(505, '外用药膏：同名不同浓度怎样备', '同一成分的浓度和基质不同，货架上分开放。', 20, '[{"kind":"paragraph","spans":[{"text":"外用制剂同名很多，拿错的原因常常是浓度或基质不同。"}]},{"kind":"list","items":[[{"text":"货架按成分分区，同一成分按浓度从低到高排列。"}],[{"text":"乳膏、软膏、凝胶分开放，标签写明基质。"}],[{"text":"含激素的品种单独一格，发药时说明使用部位和天数。"}]]},{"kind":"paragraph","spans":[{"text":"开封后的管装药不退换，拆零使用的要登记批号。"}]}]'::jsonb),
	(506, '镇痛药：避免重复成分的三个办法', '看通用名、看复方成分、看患者手里的药。', 24, '[{"kind":"steps","items":[[{"text":"看通用名：处方和货架都用通用名，不用商品名。"}],[{"text":"看复方成分：感冒复方制剂常含解热镇痛成分，与镇痛药合用前先核对。"}],[{"text":"看患者手里的药：发药前问一遍正在用的药，包括外用贴剂。"}]]},{"kind":"paragraph","spans":[{"text":"有消化道溃疡史或肾功能不全的患者，由医师确认后再发。"}]}]'::jsonb),
	(507, '妇科外用洗剂和栓剂：储存与交代', '栓剂怕热，夏季收货先看外观。', 27, '[{"kind":"list","items":[[{"text":"栓剂在夏季容易软化，收货时检查外形，按说明书的温度存放。"}],[{"text":"洗剂开封后写上日期，按说明书的期限使用。"}],[{"text":"发药时写明用药时间和天数，孕期和哺乳期由医师确认。"}]]},{"kind":"paragraph","spans":[{"text":"外观变形的商品，签收后 48 小时内可以申请仅退款，见"},{"text":"药品退换","href":"/help/zfps/ypth"},{"text":"。"}]}]'::jsonb),
	(508, '滴眼液：开封日期写在瓶身上', '多剂量滴眼液开封后一般用 4 周，以说明书为准。', 30, '[{"kind":"list","items":[[{"text":"多剂量滴眼液开封后的期限以说明书为准，没有写明的一般不超过 4 周。"}],[{"text":"两种滴眼液间隔 5 到 10 分钟，混悬型的用前摇匀。"}],[{"text":"单剂量包装打开后一次用完，不留到下一次。"}]]},{"kind":"paragraph","spans":[{"text":"门诊样品和治疗用药分开登记批号。"}]}]'::jsonb),
	(509, '诊所采购：药品验收记录要写哪几项', '供货单位、批号、效期、数量、结论，五项不能少。', 11, '[{"kind":"paragraph","spans":[{"text":"药品到货后当天验收，记录至少包括："}]},{"kind":"steps","items":[[{"text":"供货单位和随货同行单号。"}],[{"text":"通用名、规格、生产企业、批准文号。"}],[{"text":"批号、生产日期、有效期至。"}],[{"text":"数量和验收结论。"}],[{"text":"验收人和日期。"}]]},{"kind":"paragraph","spans":[{"text":"订单详情里可以打印随货同行单，批号和效期已经填好。"}]}]'::jsonb),
	(510, '培训通知：诊所药品储存与温湿度记录', '线上课程，讲储存分区、温湿度记录和异常处理。', 3, '[{"kind":"table","head":["项目","内容"],"rows":[[[{"text":"形式"}],[{"text":"线上，随到随学"}]],[[{"text":"对象"}],[{"text":"诊所、门诊部的药品管理人员"}]],[[{"text":"内容"}],[{"text":"储存分区、温湿度记录、停电与设备故障的处理"}]]]},{"kind":"heading","text":"怎样参加"},{"kind":"paragraph","spans":[{"text":"在"},{"text":"意见反馈","href":"/zzfw/yjfk"},{"text":"里选择“其他”，写明机构名称和参加人数，客服会发送课程链接。"}]}]'::jsonb),
	(511, '培训通知：儿童用药剂量计算', '用门诊实例练习按体重、按体表面积的计算。', 8, '[{"kind":"table","head":["项目","内容"],"rows":[[[{"text":"形式"}],[{"text":"线上，课后有练习题"}]],[[{"text":"对象"}],[{"text":"儿科门诊的医师和药师"}]],[[{"text":"内容"}],[{"text":"按体重和体表面积计算剂量，常见剂型的换算"}]]]},{"kind":"heading","text":"怎样参加"},{"kind":"paragraph","spans":[{"text":"在"},{"text":"意见反馈","href":"/zzfw/yjfk"},{"text":"里选择“其他”，写明机构名称和参加人数，客服会发送课程链接。"}]}]'::jsonb),
	(512, '培训通知：含麻黄碱类复方制剂的采购与登记', '讲对公付款、专人签收、回执上传和使用登记。', 18, '[{"kind":"table","head":["项目","内容"],"rows":[[[{"text":"形式"}],[{"text":"线上，随到随学"}]],[[{"text":"对象"}],[{"text":"诊所的采购人员和药品管理人员"}]],[[{"text":"内容"}],[{"text":"对公付款、专人签收、"},{"text":"含麻订单回执","href":"/order/hmdd"},{"text":"的上传、使用登记"}]]]},{"kind":"heading","text":"怎样参加"},{"kind":"paragraph","spans":[{"text":"在"},{"text":"意见反馈","href":"/zzfw/yjfk"},{"text":"里选择“其他”，写明机构名称和参加人数，客服会发送课程链接。"}]}]'::jsonb)
) AS draft ("id", "name", "summary", "days_ago", "blocks")
WHERE EXISTS (SELECT FROM "settings" WHERE "name" = 'seeded_on')
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "department_articles" ("article_id", "department", "kind")
SELECT assigned.* FROM (VALUES
	(501, 'respiratory', 'reading'),
	(502, 'cardio', 'reading'),
	(503, 'digestive', 'reading'),
	(504, 'children', 'reading'),
	(505, 'skin', 'reading'),
	(506, 'bones', 'reading'),
	(507, 'women', 'reading'),
	(508, 'ent', 'reading'),
	(509, NULL, 'reading'),
	(510, NULL, 'training'),
	(511, 'children', 'training'),
	(512, 'respiratory', 'training')
) AS assigned ("article_id", "department", "kind")
WHERE EXISTS (SELECT FROM "articles" WHERE "articles"."id" = assigned."article_id")
ON CONFLICT DO NOTHING;
