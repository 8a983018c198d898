ALTER TABLE "mails" DROP CONSTRAINT "mails_once_per_cause_and_recipient";--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "text_body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "template" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "not_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "smtp_response" text;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "informed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trainings" ADD COLUMN "meeting_url" text;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_per_cause_and_address" ON "mails" USING btree ("cause",lower("recipient"));--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE "mails"."status" = 'waiting';--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_have_content" CHECK (("mails"."template" is null) = ("mails"."data" is null) and ("mails"."template" is not null or "mails"."text_body" is not null));