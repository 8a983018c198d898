CREATE TYPE "public"."booking_change_kind" AS ENUM('contact_corrected', 'contact_email_requested', 'billing_changed', 'attendee_replaced', 'attendee_corrected', 'attendee_cannot_come', 'seat_moved', 'seat_cancelled', 'seat_restored', 'cancellation_requested', 'cancellation_refused', 'link_revoked');--> statement-breakpoint
CREATE TYPE "public"."change_actor" AS ENUM('staff', 'booker', 'attendee');--> statement-breakpoint
CREATE TYPE "public"."change_request_state" AS ENUM('open', 'granted', 'refused', 'withdrawn');--> statement-breakpoint
-- Hand-written: no further value of the type, because before PostgreSQL 17 such a value cannot be used in the transaction
-- that adds it, which is how a backup is restored.
ALTER TABLE "revisions" ALTER COLUMN "subject" SET DATA TYPE text;--> statement-breakpoint
DROP TYPE "public"."revision_subject";--> statement-breakpoint
CREATE TABLE "billing_details" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"invoice_email" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"attendee_id" uuid,
	"kind" "booking_change_kind" NOT NULL,
	"actor" "change_actor" NOT NULL,
	"actor_email" text,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_changes_by_staff_have_an_address" CHECK (("booking_changes"."actor" = 'staff') = ("booking_changes"."actor_email" is not null))
);
--> statement-breakpoint
CREATE TABLE "booking_promises" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"attendee_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"state" "change_request_state" DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "change_requests_answer_has_its_instant" CHECK (("change_requests"."state" = 'open') = ("change_requests"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"date_id" uuid,
	"recipients" integer NOT NULL,
	"sent_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_texts" (
	"template" text PRIMARY KEY NOT NULL,
	"subject" text,
	"opening" text,
	"closing" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "staff_message_id" uuid;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "cannot_come_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "link_counter" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "new_contact_email" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "office_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "booked_by" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "price_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_promises" ADD CONSTRAINT "booking_promises_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_date_id_training_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."training_dates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_changes_of_registration" ON "booking_changes" USING btree ("registration_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_one_open" ON "change_requests" USING btree ("registration_id",coalesce("attendee_id", "registration_id")) WHERE "change_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "change_requests_of_registration" ON "change_requests" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "change_requests_open" ON "change_requests" USING btree ("created_at") WHERE "change_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "attendees_who_cannot_come" ON "attendees" USING btree ("cannot_come_since") WHERE "attendees"."cannot_come_since" is not null;--> statement-breakpoint
CREATE INDEX "messages_newest_first" ON "messages" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "messages_of_date" ON "messages" USING btree ("date_id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_staff_message_id_messages_id_fk" FOREIGN KEY ("staff_message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_of_staff_message" ON "mails" USING btree ("staff_message_id") WHERE "mails"."staff_message_id" is not null;--> statement-breakpoint
DROP INDEX "mails_limited_by_mailbox";--> statement-breakpoint
CREATE INDEX "mails_limited_by_mailbox" ON "mails" USING btree (mailbox_of("recipient"),"created_at") WHERE "mails"."template" in ('registration.received', 'registration.cancelled.booker', 'waiting.confirm', 'contact.confirm');--> statement-breakpoint
CREATE INDEX "mails_of_waiting_entry" ON "mails" USING btree (("data" ->> 'entryId')) WHERE "mails"."data" ->> 'entryId' is not null;--> statement-breakpoint
-- Hand-written from here. Staff also find registrations and seats by the office's note.
CREATE OR REPLACE FUNCTION "attendees_fill_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT lower(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.company, r.contact_name, r.contact_email,
			r.company, r.reference, nullif(r.office_note, '')) COLLATE "german")
		INTO NEW.search_text FROM registrations r WHERE r.id = NEW.registration_id;
	-- Without its registration the row is about to be refused by its foreign key.
	NEW.search_text := coalesce(NEW.search_text, '');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "registrations_fill_from_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT lower(concat_ws(' ', NEW.contact_name, NEW.contact_email, NEW.company, NEW.reference, nullif(NEW.office_note, ''),
				string_agg(concat_ws(' ', a.first_name, a.last_name, a.email, a.company), ' ')) COLLATE "german"),
			coalesce(array_agg(a.training_id), '{}')
		INTO NEW.search_text, NEW.training_ids
		FROM (SELECT * FROM attendees WHERE registration_id = NEW.id ORDER BY position) a;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "registrations_fill_from_seats"
	BEFORE UPDATE OF contact_name, contact_email, company, reference, office_note, search_text ON registrations
	FOR EACH ROW EXECUTE FUNCTION "registrations_fill_from_seats"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "registrations_updated"
	AFTER UPDATE OF contact_name, contact_email, company, reference, office_note ON registrations
	FOR EACH ROW EXECUTE FUNCTION "registrations_tell_attendees"();
--> statement-breakpoint
-- Pages show free seats, also those that were cancelled alone, and the rules of bookings.
CREATE OR REPLACE TRIGGER "attendees_tell_page_content" AFTER INSERT OR UPDATE OF training_id, registration_id, cancelled_at OR DELETE OR TRUNCATE ON attendees
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "settings_tell_page_content" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
