ALTER TABLE "booking_changes" ADD COLUMN "waits_for_daily" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "waits_for_daily" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_changes_for_daily" ON "booking_changes" USING btree ("created_at") WHERE "booking_changes"."waits_for_daily";--> statement-breakpoint
CREATE INDEX "change_requests_for_daily" ON "change_requests" USING btree ("answered_at") WHERE "change_requests"."waits_for_daily";