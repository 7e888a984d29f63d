ALTER TABLE "goods" ADD COLUMN "grade" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The rows below are content of a shop that is filled; an empty one is filled after all migrations.
UPDATE "goods" SET "grade" = CASE WHEN "id" % 3 = 0 THEN '选货' ELSE '统货' END WHERE "source" = 'herb';--> statement-breakpoint
INSERT INTO "article_categories" ("id", "parent_id", "name", "sort")
SELECT 4, NULL, '专区规则', 3 WHERE EXISTS (SELECT FROM "article_categories" WHERE "id" = 3)
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "articles" ("id", "category_id", "name", "summary", "audience", "image", "source", "url", "related", "published_on", "sort", "blocks")
SELECT 381, 4, '包邮规则', '包邮专区的商品怎样包邮，怎样与其他商品一起结算。', '采购员', '', '药集帮助中心', '/yx/rule', '[315,316]', current_date, 1,
'[{"kind":"heading","text":"怎样包邮"},{"kind":"steps","items":[[{"text":"商品标“任意数量包邮”的，买 1 件也不收运费。"}],[{"text":"商品标“满 N 包邮”的，该商品达到标注的数量后不收运费，不受订单金额限制。"}],[{"text":"没有以上标记的，按下表计算：同类商品的金额达到免运费金额后不收运费。"}]]},{"kind":"generated","name":"freight"},{"kind":"heading","text":"怎样计算金额"},{"kind":"list","items":[[{"text":"包邮专区、中药饮片、普通商品分别累计，各类只算自己的商品金额。"}],[{"text":"同时属于包邮专区的中药饮片，按包邮专区计算。"}],[{"text":"按阶梯价等优惠之后、满减和用券之前的金额计算，用券不会让已经免的运费变回来。"}]]},{"kind":"heading","text":"多个仓库"},{"kind":"paragraph","spans":[{"text":"不同仓库发出的商品是不同的订单，运费分开计算，见"},{"text":"多仓发货","href":"/help/zfps/dcfh"},{"text":"。"}]},{"kind":"heading","text":"查看进度"},{"kind":"paragraph","spans":[{"text":"包邮专区","href":"/yx"},{"text":"的上方显示购物车里本专区商品的金额，以及还差多少免运费。结算页显示每个订单的运费。"}]}]'
WHERE EXISTS (SELECT FROM "article_categories" WHERE "id" = 4)
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "zone_strips" SET "url" = CASE "title"
	WHEN '控销热卖' THEN '/kxzq/goods/hot/16,18'
	WHEN '控销消化用药' THEN '/kxzq/goods/digestive/17'
	WHEN '控销皮肤外用' THEN '/kxzq/goods/skin/17'
	WHEN '控销上新' THEN '/kxzq/goods/new/18'
	ELSE "url" END
WHERE "slot" IN ('kxzq', 'kxzq/new');
