CREATE TYPE "public"."waiting_state" AS ENUM('unconfirmed', 'waiting', 'offered', 'booked', 'declined', 'expired', 'left', 'closed');--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"training_id" text NOT NULL,
	"date_id" uuid,
	"state" "waiting_state" DEFAULT 'unconfirmed' NOT NULL,
	"seats" integer NOT NULL,
	"at_least" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"expired_offers" integer DEFAULT 0 NOT NULL,
	"offered_seats" integer,
	"offer_ends_at" timestamp (3) with time zone,
	"registration_id" uuid,
	"known_dates" uuid[] DEFAULT '{}' NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_entries_seats_in_range" CHECK ("waiting_entries"."seats" between 1 and 4 and "waiting_entries"."at_least" between 1 and "waiting_entries"."seats"),
	CONSTRAINT "waiting_entries_offer_is_whole" CHECK (("waiting_entries"."state" = 'offered') = ("waiting_entries"."offered_seats" is not null)
        and ("waiting_entries"."state" = 'offered') = ("waiting_entries"."offer_ends_at" is not null)
        and "waiting_entries"."offered_seats" between 1 and "waiting_entries"."seats"),
	CONSTRAINT "waiting_entries_end_has_its_instant" CHECK (("waiting_entries"."state" in ('unconfirmed', 'waiting', 'offered')) = ("waiting_entries"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "training_dates" ADD COLUMN "kept_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_have_a_date_of_their_training" FOREIGN KEY ("date_id","training_id") REFERENCES "public"."training_dates"("id","training_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_one_per_date_and_address" ON "waiting_entries" USING btree ("date_id",lower("email")) WHERE "waiting_entries"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_one_per_training_and_address" ON "waiting_entries" USING btree ("training_id",lower("email")) WHERE "waiting_entries"."ended_at" is null and "waiting_entries"."date_id" is null;--> statement-breakpoint
CREATE INDEX "waiting_entries_active" ON "waiting_entries" USING btree ("date_id","place") WHERE "waiting_entries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_entries_of_date" ON "waiting_entries" USING btree ("date_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_of_training" ON "waiting_entries" USING btree ("training_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_of_registration" ON "waiting_entries" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "mails_limited_by_mailbox" ON "mails" USING btree (mailbox_of("recipient"),"created_at") WHERE "mails"."template" in ('registration.received', 'registration.cancelled.booker', 'waiting.confirm');--> statement-breakpoint
-- Hand-written from here. Pages show the seats that nobody waits for.
CREATE TRIGGER "waiting_entries_tell_page_content" AFTER UPDATE OF state OR DELETE OR TRUNCATE ON waiting_entries
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
