CREATE SEQUENCE "public"."revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "promotion_revision" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "revision" bigint DEFAULT nextval('revisions') NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_prices" ADD COLUMN "revision" bigint DEFAULT nextval('revisions') NOT NULL;--> statement-breakpoint
CREATE INDEX "users_head" ON "users" USING btree ("head_id");--> statement-breakpoint
CREATE FUNCTION "give_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := nextval('revisions');
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "goods_revision" BEFORE UPDATE ON "goods"
FOR EACH ROW WHEN (NEW.* IS DISTINCT FROM OLD.*) EXECUTE FUNCTION "give_revision"();--> statement-breakpoint
CREATE TRIGGER "goods_prices_revision" BEFORE UPDATE ON "goods_prices" FOR EACH ROW
WHEN (to_jsonb(NEW) - '{stock,sold}'::text[] IS DISTINCT FROM to_jsonb(OLD) - '{stock,sold}'::text[])
EXECUTE FUNCTION "give_revision"();--> statement-breakpoint
CREATE FUNCTION "keep_tier_revisions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN SELECT array_agg(goods_price_id) INTO changed FROM new_rows;
    WHEN 'DELETE' THEN SELECT array_agg(goods_price_id) INTO changed FROM old_rows;
    ELSE SELECT array_agg(c.goods_price_id) INTO changed
      FROM (SELECT goods_price_id FROM new_rows UNION SELECT goods_price_id FROM old_rows) c;
  END CASE;
  UPDATE goods_prices SET revision = nextval('revisions') WHERE goods_price_id = ANY (changed);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ladder_tiers_revision_insert" AFTER INSERT ON "ladder_tiers"
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_tier_revisions"();--> statement-breakpoint
CREATE TRIGGER "ladder_tiers_revision_update" AFTER UPDATE ON "ladder_tiers"
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION "keep_tier_revisions"();--> statement-breakpoint
CREATE TRIGGER "ladder_tiers_revision_delete" AFTER DELETE ON "ladder_tiers"
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "keep_tier_revisions"();--> statement-breakpoint
CREATE FUNCTION "keep_all_tier_revisions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE goods_prices SET revision = nextval('revisions');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ladder_tiers_revision_truncate" AFTER TRUNCATE ON "ladder_tiers"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_all_tier_revisions"();--> statement-breakpoint
CREATE FUNCTION "keep_promotion_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO promotion_revision VALUES (1, nextval('revisions'))
  ON CONFLICT (id) DO UPDATE SET revision = excluded.revision;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "welfares_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "welfares"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_promotion_revision"();--> statement-breakpoint
CREATE TRIGGER "full_reductions_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "full_reductions"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_promotion_revision"();--> statement-breakpoint
CREATE TRIGGER "full_reduction_goods_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "full_reduction_goods"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_promotion_revision"();--> statement-breakpoint
CREATE TRIGGER "gifts_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "gifts"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_promotion_revision"();
