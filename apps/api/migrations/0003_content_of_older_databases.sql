-- Articles of the first version: texts become spans, and the first row of a table its head.
UPDATE "articles" SET "blocks" = (
	SELECT coalesce(jsonb_agg(CASE
		WHEN block->>'kind' = 'paragraph' AND block->'spans' IS NULL THEN
			jsonb_build_object('kind', 'paragraph', 'spans', jsonb_build_array(jsonb_build_object('text', block->'text')))
		WHEN block->>'kind' IN ('list', 'steps') THEN
			jsonb_build_object('kind', block->'kind', 'items', (
				SELECT coalesce(jsonb_agg(CASE
					WHEN jsonb_typeof(item) = 'string' THEN jsonb_build_array(jsonb_build_object('text', item))
					ELSE item
				END ORDER BY at), '[]')
				FROM jsonb_array_elements(block->'items') WITH ORDINALITY AS items(item, at)
			))
		WHEN block->>'kind' = 'table' AND block->'head' IS NULL THEN
			jsonb_build_object('kind', 'table', 'head', coalesce(block->'rows'->0, '[]'), 'rows', (
				SELECT coalesce(jsonb_agg((
					SELECT coalesce(jsonb_agg(jsonb_build_array(jsonb_build_object('text', cell)) ORDER BY at), '[]')
					FROM jsonb_array_elements(cells) WITH ORDINALITY AS row_cells(cell, at)
				) ORDER BY place) FILTER (WHERE place > 1), '[]')
				FROM jsonb_array_elements(block->'rows') WITH ORDINALITY AS table_rows(cells, place)
			))
		ELSE block
	END ORDER BY number), '[]')
	FROM jsonb_array_elements("blocks") WITH ORDINALITY AS article_blocks(block, number)
);--> statement-breakpoint
-- Enterprises without an address: that of the licence is also a delivery address of the buyer.
UPDATE "enterprises" SET
	"province_code" = licensed."province_code",
	"city_code" = licensed."city_code",
	"district_code" = licensed."district_code",
	"region" = licensed."region",
	"address" = licensed."detail"
FROM "addresses" AS licensed
JOIN "users" ON "users"."id" = licensed."user_id"
WHERE "enterprises"."user_id" = "users"."id"
	AND "enterprises"."district_code" = ''
	AND licensed."review_state" = 'licensed'
	AND licensed."region" || licensed."detail" = "users"."address";--> statement-breakpoint
UPDATE "enterprises" SET "contact" = "users"."name"
FROM "users" WHERE "users"."id" = "enterprises"."user_id" AND "enterprises"."contact" = '';--> statement-breakpoint
UPDATE "enterprises" SET "scopes" = "users"."scopes"
FROM "users" WHERE "users"."id" = "enterprises"."user_id" AND "enterprises"."scopes" = '{}';--> statement-breakpoint
UPDATE "enterprises" SET "submitted_at" = (
	SELECT max("submitted_at") FROM "licence_documents"
	WHERE "licence_documents"."user_id" = "enterprises"."user_id" AND "review" NOT IN ('draft', 'withdrawn')
) WHERE "submitted_at" IS NULL;--> statement-breakpoint
-- Events of the first version have only a text.
UPDATE "order_events" SET "status" = CASE
	WHEN "text" = '提交订单，等待付款' OR "text" LIKE '转账凭证未通过：%' THEN 10
	WHEN "text" IN ('已提交转账凭证，等待财务确认', '已提交汇款凭证，等待财务确认') THEN 15
	WHEN "text" = '付款成功，等待审核' THEN 20
	WHEN "text" = '审核通过，仓库备货中' THEN 30
	WHEN "text" = '部分商品已出库，其余待发' THEN 35
	WHEN "text" = '全部商品已出库，承运商已揽收' THEN 40
	WHEN "text" IN ('已签收', '买家确认收货', '超时自动确认收货') THEN 50
	WHEN "text" = '订单已完成' THEN 100
	WHEN "text" LIKE '买家取消订单%' OR "text" = '超时未付款，订单自动取消' THEN -10
	WHEN "text" = '审核未通过，货款已退回余额' THEN -20
END WHERE "status" IS NULL;
