CREATE TABLE "acceptance_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"acceptance_id" integer NOT NULL,
	"parcel_pack_id" integer NOT NULL,
	"shipped" integer NOT NULL,
	"received" integer NOT NULL,
	"rejected" integer NOT NULL,
	"remark" text NOT NULL,
	CONSTRAINT "acceptance_lines_received" CHECK ("acceptance_lines"."received" between 0 and "acceptance_lines"."shipped"),
	CONSTRAINT "acceptance_lines_rejected" CHECK ("acceptance_lines"."rejected" between 0 and "acceptance_lines"."received")
);
--> statement-breakpoint
CREATE TABLE "acceptances" (
	"id" serial PRIMARY KEY NOT NULL,
	"parcel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"inspector" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "acceptance_lines" ADD CONSTRAINT "acceptance_lines_acceptance_id_acceptances_id_fk" FOREIGN KEY ("acceptance_id") REFERENCES "public"."acceptances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance_lines" ADD CONSTRAINT "acceptance_lines_parcel_pack_id_parcel_packs_id_fk" FOREIGN KEY ("parcel_pack_id") REFERENCES "public"."parcel_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acceptance_lines_acceptance" ON "acceptance_lines" USING btree ("acceptance_id");--> statement-breakpoint
CREATE UNIQUE INDEX "acceptance_lines_pack" ON "acceptance_lines" USING btree ("parcel_pack_id");--> statement-breakpoint
CREATE UNIQUE INDEX "acceptances_parcel" ON "acceptances" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "acceptances_user" ON "acceptances" USING btree ("user_id","accepted_at" DESC NULLS LAST,"id" DESC NULLS LAST);