-- The beginnings of the words of a text with bars between them, and whole words: '|甲|乙|'. No search has a longer word.
CREATE FUNCTION "search_heads"(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT head), '{}') FROM unnest(string_to_array(words, '|')) AS w (word)
  CROSS JOIN LATERAL (VALUES ('|' || left(word, 1)), ('|' || left(word, 2)), ('|' || left(word, 3)), ('|' || left(word, 49) || '|'))
    AS h (head)
  WHERE word <> ''
$$;--> statement-breakpoint
CREATE TABLE "search_best" (
	"gram" text PRIMARY KEY NOT NULL,
	"names_count" integer NOT NULL,
	"names" integer[] NOT NULL,
	"names_end" double precision,
	"goods" integer[] NOT NULL,
	"goods_end" double precision,
	"more_goods" integer[] NOT NULL,
	"more_end" double precision
);
--> statement-breakpoint
CREATE TABLE "search_specs" (
	"search_spec" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_stale" (
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "goods_search_spec" ON "goods" USING btree ("search_spec");--> statement-breakpoint
CREATE INDEX "goods_names_heads" ON "goods_names" USING gin (search_heads("search_text" || "search_initials" || "search_full"));--> statement-breakpoint
-- Writes the best names and products of each gram that at least so many names have, if they may be out of date. The ranks are
-- those of suggest.ts and sql.ts, without the part for the beginning of a name. It locks no product: a change that is
-- committed meanwhile leaves a row in search_stale.
CREATE FUNCTION "rebuild_search_best"(common integer DEFAULT 200) RETURNS void LANGUAGE plpgsql SET work_mem = '128MB' AS $$
DECLARE
  most_names CONSTANT integer := 120;
  first_goods CONSTANT integer := 100;
  most_goods CONSTANT integer := 1000;
  -- Most grams have their best rows among so many best ones of all.
  near CONSTANT integer := 20000;
BEGIN
  -- Of several processes one does it.
  IF NOT pg_try_advisory_xact_lock(hashtext('search_best')) THEN RETURN; END IF;
  IF NOT EXISTS (SELECT FROM search_stale) THEN RETURN; END IF;
  DELETE FROM search_stale;
  DELETE FROM search_best;
  CREATE TEMP TABLE name_grams ON COMMIT DROP AS
    SELECT id, search_grams || search_heads(search_text || search_initials || search_full) AS grams FROM goods_names;
  CREATE TEMP TABLE common_grams ON COMMIT DROP AS
    SELECT row_number() OVER ()::integer AS gram_id, gram, names FROM (
      SELECT gram, count(*)::integer AS names FROM name_grams, unnest(grams) AS gram
      GROUP BY gram HAVING count(*) >= common) c;
  ANALYZE name_grams, common_grams;
  CREATE TEMP TABLE pieces ON COMMIT DROP AS
    SELECT n.id, c.gram_id FROM name_grams n CROSS JOIN LATERAL unnest(n.grams) AS p (gram) JOIN common_grams c USING (gram);
  CREATE TEMP TABLE ranked ON COMMIT DROP AS
    SELECT false AS is_goods, id AS name_id, id, rank, row_number() OVER (ORDER BY rank, id)::integer AS place FROM (
      SELECT id, 12 * least(search_length, 40) - 22 * ln(1 + sales) AS rank FROM goods_names WHERE goods_count > 0) n
    UNION ALL
    SELECT true, name_id, id, rank, row_number() OVER (ORDER BY rank, id)::integer FROM (
      SELECT g.id, g.name_id, ((2 * least(n.search_length, 40) + 3 * (least(g.name_rank, 300) - 1)) * 1000 + 999
        - least(999, floor(ln(g.sales + 1) * 90))::integer)::double precision AS rank
      FROM goods g JOIN goods_names n ON n.id = g.name_id) g;
  CREATE INDEX ON ranked (name_id);
  ANALYZE pieces, ranked;
  CREATE TEMP TABLE near_pieces ON COMMIT DROP AS
    SELECT p.gram_id, r.is_goods, r.id, r.rank, r.place FROM ranked r JOIN pieces p ON p.id = r.name_id WHERE r.place <= near;
  INSERT INTO search_best
  WITH enough AS (
    SELECT gram_id, is_goods FROM near_pieces GROUP BY gram_id, is_goods
    HAVING count(*) >= CASE WHEN is_goods THEN most_goods ELSE most_names END),
  candidates AS (
    SELECT n.* FROM near_pieces n JOIN enough USING (gram_id, is_goods)
    UNION ALL
    SELECT p.gram_id, r.is_goods, r.id, r.rank, r.place FROM pieces p JOIN ranked r ON r.name_id = p.id
    WHERE NOT EXISTS (SELECT FROM enough e WHERE e.gram_id = p.gram_id AND e.is_goods = r.is_goods)),
  best AS (
    SELECT gram_id, is_goods, array_agg(id ORDER BY place) AS ids, array_agg(rank ORDER BY place) AS ranks FROM (
      SELECT *, row_number() OVER (PARTITION BY gram_id, is_goods ORDER BY place) AS at FROM candidates) c
    WHERE at <= CASE WHEN is_goods THEN most_goods ELSE most_names END GROUP BY gram_id, is_goods)
  SELECT c.gram, c.names, coalesce(n.ids, '{}'), n.ranks[most_names],
    coalesce(g.ids[:first_goods], '{}'), g.ranks[first_goods], coalesce(g.ids[first_goods + 1:], '{}'), g.ranks[most_goods]
  FROM common_grams c
  LEFT JOIN best n ON n.gram_id = c.gram_id AND NOT n.is_goods
  LEFT JOIN best g ON g.gram_id = c.gram_id AND g.is_goods;
  DROP TABLE name_grams, common_grams, pieces, ranked, near_pieces;
END
$$;--> statement-breakpoint
CREATE FUNCTION "make_search_stale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale VALUES (now());
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_search_of_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM new_rows n FULL JOIN old_rows o USING (id)
    WHERE (n.name_id, n.name_rank, n.sales) IS DISTINCT FROM (o.name_id, o.name_rank, o.sales)) THEN
    INSERT INTO search_stale VALUES (now());
  END IF;
  INSERT INTO search_specs SELECT DISTINCT n.search_spec FROM new_rows n WHERE NOT EXISTS (
    SELECT FROM search_specs s WHERE s.search_spec = n.search_spec) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_search_of_new_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale VALUES (now());
  INSERT INTO search_specs SELECT DISTINCT search_spec FROM new_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "goods_names_search" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "goods_names"
FOR EACH STATEMENT EXECUTE FUNCTION "make_search_stale"();--> statement-breakpoint
CREATE TRIGGER "goods_search_removed" AFTER DELETE OR TRUNCATE ON "goods"
FOR EACH STATEMENT EXECUTE FUNCTION "make_search_stale"();--> statement-breakpoint
CREATE TRIGGER "goods_search_inserted" AFTER INSERT ON "goods"
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_of_new_goods"();--> statement-breakpoint
CREATE TRIGGER "goods_search_updated" AFTER UPDATE ON "goods"
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION "keep_search_of_goods"();--> statement-breakpoint
INSERT INTO search_specs SELECT DISTINCT search_spec FROM goods;--> statement-breakpoint
INSERT INTO search_stale SELECT now() WHERE EXISTS (SELECT FROM goods);
