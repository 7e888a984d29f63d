CREATE INDEX "goods_names_best_selling" ON "goods_names" USING btree (("goods_count" > 0) desc,"sales" desc,"id");--> statement-breakpoint
-- The list by expiry sorts the lines with expired packs by their next day, and reads it here.
DROP INDEX "listed_lines_expiry";--> statement-breakpoint
CREATE INDEX "listed_lines_expiry" ON "listed_lines" USING btree ("category_id","kind",coalesce("first_expiry", '9999-12-31'::date),"goods_price_id") INCLUDE ("first_expiry","expiry_days");
