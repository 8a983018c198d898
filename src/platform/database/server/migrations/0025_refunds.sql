CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"recorded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_cents_not_negative" CHECK ("refunds"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "refund_open_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_of_registration" ON "refunds" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "attendees_refund_open" ON "attendees" USING btree ("registration_id") WHERE "attendees"."refund_open_since" is not null;--> statement-breakpoint
UPDATE "registrations" SET "confirmed_at" = "created_at" WHERE "status" = 'confirmed';
