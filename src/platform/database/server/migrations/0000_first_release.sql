-- Hand-written: what the tables below use.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE COLLATION IF NOT EXISTS "german" (provider = icu, locale = 'de-u-kn-true');--> statement-breakpoint
CREATE FUNCTION "mailbox_of"(address text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $$
DECLARE
	small text := lower(address COLLATE "C");
	box text := split_part(split_part(small, '@', 1), '+', 1);
	host text := split_part(small, '@', 2);
BEGIN
	IF host IN ('gmail.com', 'googlemail.com') THEN RETURN replace(box, '.', '') || '@gmail.com'; END IF;
	RETURN box || '@' || host;
END $$;
--> statement-breakpoint
CREATE FUNCTION "search_spellings"(small text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $$
DECLARE
	letters text := translate(small, U&'''`\00B4\2018\2019\201B\02B9\02BB\02BC\2032\FF07', '');
	pairs text;
BEGIN
	IF octet_length(letters) = char_length(letters) THEN RETURN letters; END IF;
	letters := normalize(letters, NFC);
	letters := replace(replace(replace(replace(letters, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
	pairs := replace(replace(replace(replace(replace(letters, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa');
	letters := translate(letters, 'äöüåøłđðħıŧ', 'aouaolddhit');
	pairs := translate(pairs, 'łđðħıŧ', 'lddhit');
	-- What is left has accents that Unicode takes apart, or is of another script.
	IF octet_length(letters) <> char_length(letters) THEN
		letters := normalize(regexp_replace(normalize(letters, NFKD), '[\u0300-\u036f]+', '', 'g'), NFKC);
		pairs := normalize(regexp_replace(normalize(pairs, NFKD), '[\u0300-\u036f]+', '', 'g'), NFKC);
	END IF;
	IF pairs = letters THEN RETURN letters; END IF;
	RETURN letters || chr(10) || pairs;
END $$;
--> statement-breakpoint
CREATE TYPE "public"."mail_status" AS ENUM('waiting', 'sent', 'failed');--> statement-breakpoint
CREATE TYPE "public"."booking_change_kind" AS ENUM('contact_corrected', 'contact_email_requested', 'billing_changed', 'attendee_replaced', 'attendee_corrected', 'attendee_cannot_come', 'seat_moved', 'seat_cancelled', 'seat_restored', 'cancellation_requested', 'cancellation_refused', 'request_withdrawn', 'link_revoked', 'seat_added', 'order_changed');--> statement-breakpoint
CREATE TYPE "public"."change_actor" AS ENUM('staff', 'booker', 'attendee');--> statement-breakpoint
CREATE TYPE "public"."change_request_state" AS ENUM('open', 'granted', 'refused', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."attendee_type" AS ENUM('booker', 'other');--> statement-breakpoint
CREATE TYPE "public"."registration_status" AS ENUM('pending', 'confirmed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'cancellation');--> statement-breakpoint
CREATE TYPE "public"."price_type" AS ENUM('early_bird', 'normal', 'late_bird');--> statement-breakpoint
CREATE TYPE "public"."training_date_state" AS ENUM('planned', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."waiting_state" AS ENUM('unconfirmed', 'waiting', 'offered', 'booked', 'declined', 'expired', 'left', 'closed');--> statement-breakpoint
CREATE TYPE "public"."discount_kind" AS ENUM('percent', 'amount');--> statement-breakpoint
CREATE TYPE "public"."invoice_profile" AS ENUM('zugferd', 'xrechnung');--> statement-breakpoint
CREATE TYPE "public"."bank_line_state" AS ENUM('open', 'entered', 'ignored');--> statement-breakpoint
CREATE TYPE "public"."payment_kind" AS ENUM('received', 'refunded', 'written_off');--> statement-breakpoint
CREATE TYPE "public"."payment_source" AS ENUM('manual', 'statement');--> statement-breakpoint
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
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_steps" (
	"step" text PRIMARY KEY NOT NULL,
	"done_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_runs" (
	"task" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"section" text NOT NULL,
	"key" text NOT NULL,
	"content" text,
	"based_on" integer NOT NULL,
	"translated_from" text,
	"version" integer NOT NULL,
	"is_proposal" boolean DEFAULT false NOT NULL,
	"edited_by" text NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_drafts_section_key_pk" PRIMARY KEY("section","key")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"section" text NOT NULL,
	"key" text NOT NULL,
	"content" text NOT NULL,
	"based_on_default" text,
	"translated_from" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_items_section_key_pk" PRIMARY KEY("section","key")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section" text NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"field" text NOT NULL,
	"date_id" uuid,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"version" integer NOT NULL,
	"publication_id" uuid,
	"edited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_password_links" (
	"admin_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_password_links_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "admin_second_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"enabled_at" timestamp (3) with time zone,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "admin_second_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "admin_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"must_change_password" boolean DEFAULT true NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"role" text NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admins_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"template" text,
	"data" jsonb,
	"registration_id" uuid,
	"staff_message_id" uuid,
	"status" "mail_status" DEFAULT 'waiting' NOT NULL,
	"message_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"not_before" timestamp (3) with time zone,
	"held_at" timestamp (3) with time zone,
	"smtp_response" text,
	"search_folded" text GENERATED ALWAYS AS (search_spellings(lower((recipient || ' ' || subject) collate "german"))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_sent_has_its_instant" CHECK (("mails"."status" = 'sent') = ("mails"."sent_at" is not null)),
	CONSTRAINT "mails_template_has_data" CHECK (("mails"."template" is null) = ("mails"."data" is null))
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
CREATE TABLE "billing_details" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"invoice_email" text DEFAULT '' NOT NULL,
	"leitweg_id" text DEFAULT '' NOT NULL,
	"wants_xrechnung" boolean DEFAULT false NOT NULL,
	"names_on_invoice" boolean DEFAULT false NOT NULL,
	"reverse_charge_note" text DEFAULT '' NOT NULL,
	"reverse_charge_by" text DEFAULT '' NOT NULL
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
	"waits_for_daily" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_changes_by_staff_have_an_address" CHECK (("booking_changes"."actor" = 'staff') = ("booking_changes"."actor_email" is not null))
);
--> statement-breakpoint
CREATE TABLE "agreed_terms" (
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
CREATE TABLE "attendees" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"training_id" text NOT NULL,
	"date_id" uuid NOT NULL,
	"training_title" text NOT NULL,
	"attendee_type" "attendee_type" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"not_owed_cents" bigint DEFAULT 0 NOT NULL,
	"is_ordered" boolean DEFAULT true NOT NULL,
	"cannot_come_since" timestamp (3) with time zone,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_folded" text GENERATED ALWAYS AS (search_spellings(search_text)) STORED NOT NULL,
	CONSTRAINT "attendees_one_per_slot" UNIQUE("registration_id","position"),
	CONSTRAINT "attendees_not_owed_not_negative" CHECK ("attendees"."not_owed_cents" >= 0),
	CONSTRAINT "attendees_position_from_one" CHECK ("attendees"."position" >= 1)
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"receipt" json,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_records_key_is_short" CHECK (length("idempotency_records"."key") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"company" text NOT NULL,
	"package_id" text NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"price_type" "price_type" NOT NULL,
	"price_reason" text DEFAULT '' NOT NULL,
	"discount_code" text DEFAULT '' NOT NULL,
	"discount_cents" bigint DEFAULT 0 NOT NULL,
	"discount_code_id" uuid,
	"status" "registration_status" DEFAULT 'pending' NOT NULL,
	"status_changes" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"link_counter" integer DEFAULT 0 NOT NULL,
	"new_contact_email" text,
	"untold_since" timestamp (3) with time zone,
	"office_note" text DEFAULT '' NOT NULL,
	"booked_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_folded" text GENERATED ALWAYS AS (search_spellings(search_text)) STORED NOT NULL,
	"training_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "registrations_reference_is_unique" UNIQUE("reference"),
	CONSTRAINT "registrations_price_not_negative" CHECK ("registrations"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"badge" text,
	"features" text[] NOT NULL,
	"trainings_count" integer NOT NULL,
	"base_price" numeric(10, 2) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packages_trainings_count_in_range" CHECK ("packages"."trainings_count" between 1 and 50),
	CONSTRAINT "packages_base_price_not_negative" CHECK ("packages"."base_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"period_name" text NOT NULL,
	"period_type" "price_type" NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"package_id" text NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_schedules_one_per_package_and_period" UNIQUE("period_name","period_type","package_id"),
	CONSTRAINT "price_schedules_days_in_order" CHECK ("price_schedules"."valid_from" <= "price_schedules"."valid_until"),
	CONSTRAINT "price_schedules_price_not_negative" CHECK ("price_schedules"."price" >= 0),
	CONSTRAINT "price_schedules_name_not_empty" CHECK (length("price_schedules"."period_name") > 0)
);
--> statement-breakpoint
CREATE TABLE "training_dates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"training_id" text NOT NULL,
	"date" text NOT NULL,
	"time" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"capacity" integer DEFAULT 20 NOT NULL,
	"meeting_url" text,
	"trainer" text,
	"note" text DEFAULT '' NOT NULL,
	"state" "training_date_state" DEFAULT 'planned' NOT NULL,
	"cancellation_reason" text DEFAULT '' NOT NULL,
	"kept_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_dates_with_training" UNIQUE("id","training_id"),
	CONSTRAINT "training_dates_capacity_not_negative" CHECK ("training_dates"."capacity" >= 0),
	CONSTRAINT "training_dates_session_is_whole" CHECK (("training_dates"."starts_at" is null) = ("training_dates"."ends_at" is null) and "training_dates"."starts_at" < "training_dates"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "told" (
	"registration_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"item" text NOT NULL,
	"facts" jsonb,
	"before" jsonb,
	"mail_id" uuid,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "told_once" PRIMARY KEY("registration_id","item","recipient")
);
--> statement-breakpoint
CREATE TABLE "invoice_years" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoiced_bookings" (
	"invoice_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"registration_id" uuid,
	"cents" bigint NOT NULL,
	CONSTRAINT "invoiced_bookings_once" PRIMARY KEY("invoice_id","reference")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"kind" "invoice_kind" NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date,
	"net_cents" bigint NOT NULL,
	"vat_cents" bigint NOT NULL,
	"gross_cents" bigint NOT NULL,
	"cancels_id" uuid,
	"content" jsonb NOT NULL,
	"profile" "invoice_profile" NOT NULL,
	"xml" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"issued_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_is_unique" UNIQUE("number"),
	CONSTRAINT "invoices_are_cancelled_once" UNIQUE("cancels_id"),
	CONSTRAINT "invoices_amounts_add_up" CHECK ("invoices"."net_cents" + "invoices"."vat_cents" = "invoices"."gross_cents"),
	CONSTRAINT "invoices_cancellation_names_one" CHECK (("invoices"."kind" = 'cancellation') = ("invoices"."cancels_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"description" text NOT NULL,
	"hero_image" text NOT NULL,
	"board_image" text,
	"color_scheme" jsonb NOT NULL,
	"objectives" text[] NOT NULL,
	"methods" text[] NOT NULL,
	"agenda" text[] DEFAULT '{}' NOT NULL,
	"target_audience" text NOT NULL,
	"outcome" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trainings_id_is_slug" CHECK ("trainings"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
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
CREATE TABLE "room_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tool_rooms" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"host_hash" text NOT NULL,
	"host_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"members" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"joined" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tool_rooms_id_unique" UNIQUE("id"),
	CONSTRAINT "tool_rooms_expire_after_creation" CHECK ("tool_rooms"."expires_at" > "tool_rooms"."created_at"),
	CONSTRAINT "tool_rooms_are_small" CHECK (octet_length("tool_rooms"."content"::text) + octet_length("tool_rooms"."members"::text) <= 409600)
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"kind" "discount_kind" NOT NULL,
	"value" bigint NOT NULL,
	"first_day" date,
	"last_day" date,
	"package_ids" text[] DEFAULT '{}' NOT NULL,
	"max_uses" integer,
	"is_once_per_company" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_code_is_unique" UNIQUE("code"),
	CONSTRAINT "discount_codes_value_is_possible" CHECK ("discount_codes"."value" > 0 and ("discount_codes"."kind" = 'amount' or "discount_codes"."value" <= 100)),
	CONSTRAINT "discount_codes_max_uses_from_one" CHECK ("discount_codes"."max_uses" >= 1),
	CONSTRAINT "discount_codes_days_in_order" CHECK ("discount_codes"."first_day" <= "discount_codes"."last_day")
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"statement_id" uuid NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"cents" bigint NOT NULL,
	"party" text DEFAULT '' NOT NULL,
	"party_iban" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"state" "bank_line_state" DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_key_is_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"iban" text NOT NULL,
	"imported_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputed_invoices" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"recorded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" "payment_kind" NOT NULL,
	"cents" bigint NOT NULL,
	"day" date NOT NULL,
	"source" "payment_source" NOT NULL,
	"bank_line_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"recorded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_cents_from_one" CHECK ("payments"."cents" >= 1),
	CONSTRAINT "payments_of_statements_have_a_line" CHECK (("payments"."source" = 'statement') = ("payments"."bank_line_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"mail_id" uuid,
	"sent_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_one_per_step" UNIQUE("invoice_id","step"),
	CONSTRAINT "reminders_step_is_one_of_three" CHECK ("reminders"."step" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "reductions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"recorded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reductions_cents_from_one" CHECK ("reductions"."cents" >= 1)
);
--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_date_id_training_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."training_dates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_accounts" ADD CONSTRAINT "admin_accounts_user_id_admins_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_password_links" ADD CONSTRAINT "admin_password_links_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_second_factors" ADD CONSTRAINT "admin_second_factors_user_id_admins_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_user_id_admins_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_staff_message_id_messages_id_fk" FOREIGN KEY ("staff_message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_terms" ADD CONSTRAINT "agreed_terms_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendees" ADD CONSTRAINT "attendees_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendees" ADD CONSTRAINT "attendees_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendees" ADD CONSTRAINT "attendees_have_a_date_of_their_training" FOREIGN KEY ("date_id","training_id") REFERENCES "public"."training_dates"("id","training_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_schedules" ADD CONSTRAINT "price_schedules_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told" ADD CONSTRAINT "told_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told" ADD CONSTRAINT "told_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_bookings" ADD CONSTRAINT "invoiced_bookings_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_bookings" ADD CONSTRAINT "invoiced_bookings_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cancels_id_invoices_id_fk" FOREIGN KEY ("cancels_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_dates" ADD CONSTRAINT "training_dates_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_have_a_date_of_their_training" FOREIGN KEY ("date_id","training_id") REFERENCES "public"."training_dates"("id","training_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_reports" ADD CONSTRAINT "room_reports_room_id_tool_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."tool_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_discount_code_id_discount_codes_id_fk" FOREIGN KEY ("discount_code_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputed_invoices" ADD CONSTRAINT "disputed_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_line_id_bank_lines_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reductions" ADD CONSTRAINT "reductions_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_newest_first" ON "messages" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "messages_of_date" ON "messages" USING btree ("date_id");--> statement-breakpoint
CREATE INDEX "audit_log_newest_first" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "publications_of_section" ON "publications" USING btree ("section","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "revisions_of_publication" ON "revisions" USING btree ("publication_id");--> statement-breakpoint
CREATE INDEX "revisions_of_subject" ON "revisions" USING btree ("subject","subject_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "admin_accounts_user_id" ON "admin_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "admin_sessions_user_id" ON "admin_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_per_key_and_address" ON "mails" USING btree ("dedupe_key",lower("recipient"));--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE "mails"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at") WHERE "mails"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "mails_of_registration" ON "mails" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "mails_of_staff_message" ON "mails" USING btree ("staff_message_id") WHERE "mails"."staff_message_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_of_waiting_entry" ON "mails" USING btree (("data" ->> 'entryId')) WHERE "mails"."data" ->> 'entryId' is not null;--> statement-breakpoint
CREATE INDEX "mails_limited_by_mailbox" ON "mails" USING btree (mailbox_of("recipient"),"created_at") WHERE "mails"."template" in ('registration.received', 'registration.cancelled.booker', 'waiting.confirm', 'contact.confirm', 'booking.links');--> statement-breakpoint
CREATE INDEX "mails_newest_first" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "booking_changes_for_daily" ON "booking_changes" USING btree ("created_at") WHERE "booking_changes"."waits_for_daily";--> statement-breakpoint
CREATE INDEX "booking_changes_of_registration" ON "booking_changes" USING btree ("registration_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_one_open" ON "change_requests" USING btree ("registration_id",coalesce("attendee_id", "registration_id")) WHERE "change_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "change_requests_of_registration" ON "change_requests" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "change_requests_open" ON "change_requests" USING btree ("created_at") WHERE "change_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "attendees_of_date" ON "attendees" USING btree ("date_id","created_at" DESC NULLS FIRST,"registration_id","position");--> statement-breakpoint
CREATE INDEX "attendees_not_cancelled" ON "attendees" USING btree ("date_id","registration_id") WHERE "attendees"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "attendees_cancelled" ON "attendees" USING btree ("registration_id") WHERE "attendees"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "attendees_who_cannot_come" ON "attendees" USING btree ("cannot_come_since") WHERE "attendees"."cannot_come_since" is not null;--> statement-breakpoint
CREATE INDEX "attendees_of_training" ON "attendees" USING btree ("training_id","created_at" DESC NULLS FIRST,"registration_id","position");--> statement-breakpoint
CREATE INDEX "attendees_newest_first" ON "attendees" USING btree ("created_at" DESC NULLS FIRST,"registration_id","position");--> statement-breakpoint
CREATE INDEX "attendees_by_name" ON "attendees" USING btree (("first_name" || ' ' || "last_name") collate "german");--> statement-breakpoint
CREATE INDEX "attendees_by_email" ON "attendees" USING btree ("email" collate "german");--> statement-breakpoint
CREATE INDEX "attendees_by_company" ON "attendees" USING btree ("company" collate "german");--> statement-breakpoint
CREATE INDEX "attendees_search_folded" ON "attendees" USING gin ("search_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idempotency_records_created_at" ON "idempotency_records" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "registrations_newest_first" ON "registrations" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "registrations_by_contact_name" ON "registrations" USING btree ("contact_name" collate "german");--> statement-breakpoint
CREATE INDEX "registrations_by_contact_email" ON "registrations" USING btree ("contact_email" collate "german");--> statement-breakpoint
CREATE INDEX "registrations_by_company" ON "registrations" USING btree ("company" collate "german");--> statement-breakpoint
CREATE INDEX "registrations_of_status" ON "registrations" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "registrations_untold" ON "registrations" USING btree ("untold_since") WHERE "registrations"."untold_since" is not null;--> statement-breakpoint
CREATE INDEX "registrations_trainings" ON "registrations" USING gin ("training_ids");--> statement-breakpoint
CREATE INDEX "registrations_search_folded" ON "registrations" USING gin ("search_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "price_schedules_package_id" ON "price_schedules" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "told_by_mail" ON "told" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "invoiced_bookings_of_registration" ON "invoiced_bookings" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "invoices_newest_first" ON "invoices" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "training_dates_of_training" ON "training_dates" USING btree ("training_id","starts_at");--> statement-breakpoint
CREATE INDEX "training_dates_by_start" ON "training_dates" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_one_per_date_and_address" ON "waiting_entries" USING btree ("date_id",lower("email")) WHERE "waiting_entries"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_one_per_training_and_address" ON "waiting_entries" USING btree ("training_id",lower("email")) WHERE "waiting_entries"."ended_at" is null and "waiting_entries"."date_id" is null;--> statement-breakpoint
CREATE INDEX "waiting_entries_active" ON "waiting_entries" USING btree ("date_id","place") WHERE "waiting_entries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_entries_of_date" ON "waiting_entries" USING btree ("date_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_of_training" ON "waiting_entries" USING btree ("training_id");--> statement-breakpoint
CREATE INDEX "waiting_entries_of_registration" ON "waiting_entries" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "room_reports_by_room" ON "room_reports" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "tool_rooms_by_expiry" ON "tool_rooms" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_of_invoice" ON "mails" USING btree (("data" ->> 'invoiceId')) WHERE "mails"."data" ->> 'invoiceId' is not null;--> statement-breakpoint
CREATE INDEX "registrations_of_discount_code" ON "registrations" USING btree ("discount_code_id") WHERE "registrations"."discount_code_id" is not null;--> statement-breakpoint
CREATE INDEX "bank_lines_open" ON "bank_lines" USING btree ("day") WHERE "bank_lines"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payments_of_invoice" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_of_bank_line" ON "payments" USING btree ("bank_line_id");--> statement-breakpoint
CREATE INDEX "reductions_of_registration" ON "reductions" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "attendees_not_owed" ON "attendees" USING btree ("registration_id") WHERE "attendees"."not_owed_cents" > 0;--> statement-breakpoint
-- Hand-written from here: triggers that keep the text by which staff search, and that tell processes what pages show.
CREATE FUNCTION "attendees_fill_search_text"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
	SELECT lower(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.company, r.contact_name, r.contact_email,
			r.company, r.reference, nullif(r.office_note, ''), billing_search_text(r.id)) COLLATE "german")
		INTO NEW.search_text FROM registrations r WHERE r.id = NEW.registration_id;
	-- Without its registration the row is about to be refused by its foreign key.
	NEW.search_text := coalesce(NEW.search_text, '');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "registrations_fill_from_seats"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
	SELECT lower(concat_ws(' ', NEW.contact_name, NEW.contact_email, NEW.company, NEW.reference, nullif(NEW.office_note, ''),
				billing_search_text(NEW.id),
				string_agg(concat_ws(' ', a.first_name, a.last_name, a.email, a.company), ' ')) COLLATE "german"),
			coalesce(array_agg(a.training_id), '{}')
		INTO NEW.search_text, NEW.training_ids
		FROM (SELECT * FROM attendees WHERE registration_id = NEW.id ORDER BY position) a;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "attendees_tell_registrations"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
	UPDATE registrations SET search_text = '' WHERE id IN (SELECT registration_id FROM changed);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "registrations_tell_attendees"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
	UPDATE attendees SET search_text = '' WHERE registration_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_page_content"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
	PERFORM pg_notify('page_content', '');
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "billing_search_text"(registration uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $$
	SELECT nullif(concat_ws(' ', nullif(recipient, ''), nullif(street, ''), nullif(postal_code, ''), nullif(city, ''),
			nullif(country, ''), nullif(vat_id, ''), nullif(order_number, ''), nullif(invoice_email, '')), '')
		FROM billing_details WHERE registration_id = registration
$$;
--> statement-breakpoint
CREATE FUNCTION "billing_tells_attendees"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
	UPDATE attendees SET search_text = '' WHERE registration_id = coalesce(NEW.registration_id, OLD.registration_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attendees_changes_tell_page_content AFTER UPDATE ON attendees FOR EACH ROW WHEN (((((old.registration_id IS DISTINCT FROM new.registration_id) OR (old.training_id IS DISTINCT FROM new.training_id)) OR (old.date_id IS DISTINCT FROM new.date_id)) OR ((old.cancelled_at IS NULL) IS DISTINCT FROM (new.cancelled_at IS NULL)))) EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER attendees_deleted AFTER DELETE ON attendees REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION attendees_tell_registrations();--> statement-breakpoint
CREATE TRIGGER attendees_fill_search_text BEFORE INSERT OR UPDATE OF first_name, last_name, email, company, registration_id, search_text ON attendees FOR EACH ROW EXECUTE FUNCTION attendees_fill_search_text();--> statement-breakpoint
CREATE TRIGGER attendees_inserted AFTER INSERT ON attendees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION attendees_tell_registrations();--> statement-breakpoint
CREATE TRIGGER attendees_tell_page_content AFTER INSERT OR DELETE OR TRUNCATE ON attendees FOR EACH STATEMENT EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER attendees_updated AFTER UPDATE ON attendees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION attendees_tell_registrations();--> statement-breakpoint
CREATE TRIGGER billing_tells_attendees AFTER INSERT OR DELETE OR UPDATE ON billing_details FOR EACH ROW EXECUTE FUNCTION billing_tells_attendees();--> statement-breakpoint
CREATE TRIGGER content_items_changes_tell_page_content AFTER UPDATE ON content_items FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER content_items_tell_page_content AFTER INSERT OR DELETE OR TRUNCATE ON content_items FOR EACH STATEMENT EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER packages_changes_tell_page_content AFTER UPDATE ON packages FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER packages_tell_page_content AFTER INSERT OR DELETE OR TRUNCATE ON packages FOR EACH STATEMENT EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER price_schedules_changes_tell_page_content AFTER UPDATE ON price_schedules FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER price_schedules_tell_page_content AFTER INSERT OR DELETE OR TRUNCATE ON price_schedules FOR EACH STATEMENT EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER registrations_changes_tell_page_content AFTER UPDATE OF status ON registrations FOR EACH ROW WHEN (((old.status = 'cancelled'::registration_status) <> (new.status = 'cancelled'::registration_status))) EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER registrations_fill_from_seats BEFORE UPDATE OF contact_name, contact_email, company, reference, office_note, search_text ON registrations FOR EACH ROW EXECUTE FUNCTION registrations_fill_from_seats();--> statement-breakpoint
CREATE TRIGGER registrations_tell_page_content AFTER TRUNCATE ON registrations FOR EACH STATEMENT EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER registrations_updated AFTER UPDATE OF contact_name, contact_email, company, reference, office_note ON registrations FOR EACH ROW EXECUTE FUNCTION registrations_tell_attendees();--> statement-breakpoint
CREATE TRIGGER settings_changes_tell_page_content AFTER UPDATE ON settings FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER settings_tell_page_content AFTER INSERT OR DELETE OR TRUNCATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER training_dates_changes_tell_page_content AFTER UPDATE ON training_dates FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER training_dates_tell_page_content AFTER INSERT OR DELETE OR TRUNCATE ON training_dates FOR EACH STATEMENT EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER trainings_changes_tell_page_content AFTER UPDATE ON trainings FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER trainings_tell_page_content AFTER INSERT OR DELETE OR TRUNCATE ON trainings FOR EACH STATEMENT EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER waiting_entries_changes_tell_page_content AFTER UPDATE ON waiting_entries FOR EACH ROW WHEN (((new.date_id IS NOT NULL) AND ((old.state = ANY (ARRAY['waiting'::waiting_state, 'offered'::waiting_state])) OR (new.state = ANY (ARRAY['waiting'::waiting_state, 'offered'::waiting_state]))) AND ((((((old.state IS DISTINCT FROM new.state) OR (old.seats IS DISTINCT FROM new.seats)) OR (old.at_least IS DISTINCT FROM new.at_least)) OR (old.place IS DISTINCT FROM new.place)) OR (old.offered_seats IS DISTINCT FROM new.offered_seats)) OR (old.offer_ends_at IS DISTINCT FROM new.offer_ends_at)))) EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER waiting_entries_deletions_tell_page_content AFTER DELETE ON waiting_entries FOR EACH ROW WHEN (((old.state = ANY (ARRAY['waiting'::waiting_state, 'offered'::waiting_state])) AND (old.date_id IS NOT NULL))) EXECUTE FUNCTION tell_page_content();--> statement-breakpoint
CREATE TRIGGER waiting_entries_tell_page_content AFTER TRUNCATE ON waiting_entries FOR EACH STATEMENT EXECUTE FUNCTION tell_page_content();
