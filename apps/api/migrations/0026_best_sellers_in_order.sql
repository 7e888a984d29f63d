DROP INDEX "goods_sales";--> statement-breakpoint
CREATE INDEX "goods_category_sales" ON "goods" USING btree ("category_id","sales" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_sales" ON "goods" USING btree ("sales" DESC NULLS FIRST,"id");