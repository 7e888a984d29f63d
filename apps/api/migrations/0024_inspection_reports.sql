CREATE TABLE "inspection_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"batch_no" text NOT NULL,
	"file_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"replaced_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inspection_reports" ADD CONSTRAINT "inspection_reports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inspection_reports_batch" ON "inspection_reports" USING btree ("goods_id","batch_no") WHERE "inspection_reports"."replaced_at" is null;