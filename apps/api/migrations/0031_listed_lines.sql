CREATE TABLE "listed_lines" (
	"category_id" integer NOT NULL,
	"goods_price_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sales" integer NOT NULL,
	"price" bigint,
	"listed_on" date NOT NULL,
	"first_expiry" date,
	"expiry_days" date[] NOT NULL,
	"has_stock" boolean NOT NULL,
	"goods_category_id" integer NOT NULL,
	"dosage_form" text NOT NULL,
	"sccj" text NOT NULL,
	"brand_id" integer,
	"type" integer DEFAULT 0 NOT NULL,
	"is_youx" integer DEFAULT 0 NOT NULL,
	"is_qx" integer DEFAULT 0 NOT NULL,
	"special_flag" text NOT NULL,
	"scope" text,
	"regions" text[],
	CONSTRAINT "listed_lines_category_id_goods_price_id_pk" PRIMARY KEY("category_id","goods_price_id")
);
--> statement-breakpoint
CREATE INDEX "listed_lines_sales" ON "listed_lines" USING btree ("category_id","kind","sales" DESC NULLS FIRST,"goods_price_id");--> statement-breakpoint
CREATE INDEX "listed_lines_price" ON "listed_lines" USING btree ("category_id","kind","price","goods_price_id");--> statement-breakpoint
CREATE INDEX "listed_lines_price_desc" ON "listed_lines" USING btree ("category_id","kind","price" DESC NULLS FIRST,"goods_price_id");--> statement-breakpoint
CREATE INDEX "listed_lines_listed_on" ON "listed_lines" USING btree ("category_id","kind","listed_on" DESC NULLS FIRST,"goods_price_id");--> statement-breakpoint
CREATE INDEX "listed_lines_expiry" ON "listed_lines" USING btree ("category_id","kind",coalesce("first_expiry", '9999-12-31'::date),"goods_price_id");--> statement-breakpoint
CREATE INDEX "listed_lines_sccj" ON "listed_lines" USING btree ("category_id","sccj");--> statement-breakpoint
CREATE INDEX "listed_lines_brand" ON "listed_lines" USING btree ("category_id","brand_id");--> statement-breakpoint
CREATE INDEX "listed_lines_goods" ON "listed_lines" USING btree ("goods_id");--> statement-breakpoint
ALTER TABLE "goods_prices" DROP COLUMN "expiry_date";--> statement-breakpoint
-- The rows of listed_lines by the tables that they come from: one for each category of the product, and one for category 0.
CREATE VIEW "listed_line_rows" AS
SELECT c.category_id, p.goods_price_id, p.goods_id, p.kind, g.sales,
  CASE WHEN g.price_pending = 0 AND p.price > 0 THEN p.price END AS price,
  g.listed_on, e.days[1] AS first_expiry, e.days AS expiry_days, p.stock > 0 AS has_stock,
  g.category_id AS goods_category_id, g.dosage_form, g.sccj, g.brand_id, g.type, g.is_youx, g.is_qx,
  g.special_flag, g.scope, g.regions
FROM goods_prices p
JOIN goods g ON g.id = p.goods_id
CROSS JOIN LATERAL (SELECT DISTINCT unnest(0 || g.category_ids)) AS c (category_id)
CROSS JOIN LATERAL (
  SELECT coalesce(array_agg(DISTINCT l.expiry_date ORDER BY l.expiry_date), '{}') FROM stock_lots l
  WHERE l.goods_price_id = p.goods_price_id AND l.number > 0) AS e (days)
WHERE p.kind IN ('normal', 'near_expiry') AND g.off_shelf = 0;--> statement-breakpoint
-- Makes the rows of some products equal to the view. The lock makes two transactions that change the same product wait for
-- each other, so that the second one reads what the first one wrote.
CREATE FUNCTION "refresh_listed_lines"(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) = 0 THEN RETURN; END IF;
  PERFORM 1 FROM goods WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM listed_lines l WHERE l.goods_id = ANY (changed) AND NOT EXISTS (
    SELECT 1 FROM listed_line_rows r
    WHERE r.goods_id = l.goods_id AND r.goods_price_id = l.goods_price_id AND r.category_id = l.category_id);
  INSERT INTO listed_lines AS l SELECT * FROM listed_line_rows r WHERE r.goods_id = ANY (changed)
  ON CONFLICT (category_id, goods_price_id) DO UPDATE SET
    goods_id = excluded.goods_id, kind = excluded.kind, sales = excluded.sales, price = excluded.price,
    listed_on = excluded.listed_on, first_expiry = excluded.first_expiry, expiry_days = excluded.expiry_days,
    has_stock = excluded.has_stock, goods_category_id = excluded.goods_category_id,
    dosage_form = excluded.dosage_form, sccj = excluded.sccj, brand_id = excluded.brand_id, type = excluded.type,
    is_youx = excluded.is_youx, is_qx = excluded.is_qx, special_flag = excluded.special_flag,
    scope = excluded.scope, regions = excluded.regions
  WHERE l.* IS DISTINCT FROM excluded.*;
END
$$;--> statement-breakpoint
-- Writes every row anew.
CREATE FUNCTION "rebuild_listed_lines"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE goods, goods_prices, stock_lots IN SHARE MODE;
  DELETE FROM listed_lines;
  INSERT INTO listed_lines SELECT * FROM listed_line_rows;
END
$$;--> statement-breakpoint
CREATE FUNCTION "goods_of_lines"(lines integer[]) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT goods_id), '{}') FROM goods_prices WHERE goods_price_id = ANY (lines)
$$;--> statement-breakpoint
-- One call for each statement that changes rows; packs that are sold change nothing here until a line or lot has none left.
CREATE FUNCTION "keep_listed_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listed_lines((
    SELECT coalesce(array_agg(n.id), '{}') FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.category_ids, n.category_id, n.sales, n.price_pending, n.listed_on, n.off_shelf, n.dosage_form, n.sccj,
        n.brand_id, n.type, n.is_youx, n.is_qx, n.special_flag, n.scope, n.regions)
      IS DISTINCT FROM (o.category_ids, o.category_id, o.sales, o.price_pending, o.listed_on, o.off_shelf,
        o.dosage_form, o.sccj, o.brand_id, o.type, o.is_youx, o.is_qx, o.special_flag, o.scope, o.regions)));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_listed_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN SELECT array_agg(DISTINCT goods_id) INTO changed FROM new_rows;
    WHEN 'DELETE' THEN SELECT array_agg(DISTINCT goods_id) INTO changed FROM old_rows;
    ELSE
      SELECT array_agg(DISTINCT c.goods_id) INTO changed
      FROM new_rows n FULL JOIN old_rows o USING (goods_price_id)
      CROSS JOIN LATERAL (VALUES (n.goods_id), (o.goods_id)) c (goods_id)
      WHERE c.goods_id IS NOT NULL AND (n.goods_id, n.kind, n.price, n.stock > 0)
        IS DISTINCT FROM (o.goods_id, o.kind, o.price, o.stock > 0);
  END CASE;
  PERFORM refresh_listed_lines(coalesce(changed, '{}'));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_listed_lots"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN SELECT array_agg(DISTINCT goods_price_id) INTO changed FROM new_rows;
    WHEN 'DELETE' THEN SELECT array_agg(DISTINCT goods_price_id) INTO changed FROM old_rows;
    ELSE
      SELECT array_agg(DISTINCT c.goods_price_id) INTO changed
      FROM new_rows n FULL JOIN old_rows o USING (id)
      CROSS JOIN LATERAL (VALUES (n.goods_price_id), (o.goods_price_id)) c (goods_price_id)
      WHERE c.goods_price_id IS NOT NULL AND (n.goods_price_id, n.expiry_date, n.number > 0)
        IS DISTINCT FROM (o.goods_price_id, o.expiry_date, o.number > 0);
  END CASE;
  PERFORM refresh_listed_lines(goods_of_lines(coalesce(changed, '{}')));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "goods_listed" AFTER UPDATE ON "goods"
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_goods"();--> statement-breakpoint
CREATE TRIGGER "goods_prices_listed_insert" AFTER INSERT ON "goods_prices"
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_prices"();--> statement-breakpoint
CREATE TRIGGER "goods_prices_listed_update" AFTER UPDATE ON "goods_prices"
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_prices"();--> statement-breakpoint
CREATE TRIGGER "goods_prices_listed_delete" AFTER DELETE ON "goods_prices"
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_prices"();--> statement-breakpoint
CREATE TRIGGER "stock_lots_listed_insert" AFTER INSERT ON "stock_lots"
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_lots"();--> statement-breakpoint
CREATE TRIGGER "stock_lots_listed_update" AFTER UPDATE ON "stock_lots"
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_lots"();--> statement-breakpoint
CREATE TRIGGER "stock_lots_listed_delete" AFTER DELETE ON "stock_lots"
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_lots"();--> statement-breakpoint
SELECT rebuild_listed_lines();
