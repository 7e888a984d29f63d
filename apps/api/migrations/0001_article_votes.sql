CREATE TABLE "article_votes" (
	"article_id" integer NOT NULL,
	"owner" text NOT NULL,
	"useful" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_votes_article_id_owner_pk" PRIMARY KEY("article_id","owner")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "audience" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "related" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "article_votes" ADD CONSTRAINT "article_votes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_url" ON "articles" USING btree ("url");