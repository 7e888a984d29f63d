CREATE TABLE "operator_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "operator_actions_record" ON "operator_actions" USING btree ("kind","record");--> statement-breakpoint
CREATE INDEX "operator_actions_operator" ON "operator_actions" USING btree ("operator");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_keys_hash" ON "operator_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_keys_name" ON "operator_keys" USING btree ("name") WHERE ended_at is null;