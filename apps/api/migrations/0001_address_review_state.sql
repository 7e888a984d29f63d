ALTER TABLE "addresses" ADD COLUMN "review_state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
UPDATE "addresses" SET "review_state" = CASE WHEN "review_text" = '证照地址' THEN 'licensed' ELSE 'passed' END WHERE "is_reviewed" = 1;--> statement-breakpoint
UPDATE "addresses" SET "review_text" = '' WHERE "review_text" IN ('证照地址', '与证照地址不同，审核中，通过后可以配送');--> statement-breakpoint
ALTER TABLE "addresses" DROP COLUMN "is_reviewed";
