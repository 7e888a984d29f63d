DROP INDEX "payments_sn";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_sn_order" ON "payments" USING btree ("sn","order_id");