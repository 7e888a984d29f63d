CREATE INDEX "invoices_user_issued" ON "invoices" USING btree ("user_id","issued_on");--> statement-breakpoint
CREATE INDEX "orders_user_paid" ON "orders" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "refunds_user" ON "refunds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_log_user_at" ON "wallet_log" USING btree ("user_id","at");