CREATE TYPE "public"."training_date_state" AS ENUM('planned', 'cancelled');--> statement-breakpoint
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
	"is_first" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_dates_with_training" UNIQUE("id","training_id"),
	CONSTRAINT "training_dates_capacity_not_negative" CHECK ("training_dates"."capacity" >= 0),
	CONSTRAINT "training_dates_session_is_whole" CHECK (("training_dates"."starts_at" is null) = ("training_dates"."ends_at" is null) and "training_dates"."starts_at" < "training_dates"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "date_id" uuid;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "date_id" uuid;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "training_title" text;--> statement-breakpoint
ALTER TABLE "trainings" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trainings" ADD COLUMN "visible" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "trainings" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "training_dates" ADD CONSTRAINT "training_dates_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_dates_one_first" ON "training_dates" USING btree ("training_id") WHERE "training_dates"."is_first";--> statement-breakpoint
CREATE INDEX "training_dates_of_training" ON "training_dates" USING btree ("training_id","starts_at");--> statement-breakpoint
CREATE INDEX "training_dates_by_start" ON "training_dates" USING btree ("starts_at");--> statement-breakpoint
-- Hand-written from here. The date of each training becomes its first date. Its version goes on, because it numbers the
-- calendar files of the date.
INSERT INTO "training_dates" (training_id, date, time, starts_at, ends_at, capacity, meeting_url, is_first, version)
	SELECT id, date, time, starts_at, ends_at, capacity, meeting_url, true, version FROM trainings;--> statement-breakpoint
-- The order of version 1.0: four trainings of a fixed order, then the others by id.
UPDATE "trainings" t SET position = o.position FROM (
	SELECT id, row_number() OVER (ORDER BY coalesce(array_position(
		ARRAY['strategie-ki', 'conversational-ai', 'design-flight', 'prompt-prototyping'], id), 999), id COLLATE "C") AS position
	FROM trainings) o WHERE o.id = t.id;--> statement-breakpoint
-- No text that is searched or shown changes, so the triggers, which would write every registration anew, are not needed.
ALTER TABLE "attendees" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "attendees" a SET date_id = d.id, training_title = t.title
	FROM training_dates d JOIN trainings t ON t.id = d.training_id WHERE d.training_id = a.training_id;--> statement-breakpoint
ALTER TABLE "attendees" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "attendees" ALTER COLUMN "date_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attendees" ALTER COLUMN "training_title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attendees" ADD CONSTRAINT "attendees_have_a_date_of_their_training" FOREIGN KEY ("date_id","training_id") REFERENCES "public"."training_dates"("id","training_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendees_of_date" ON "attendees" USING btree ("date_id","created_at" DESC NULLS FIRST,"registration_id","position");--> statement-breakpoint
-- Version 1.0 runs beside this one during an update. For it, a training has one date: the first one. The triggers below
-- keep its columns of "trainings" and the first date equal, whoever writes. A cancelled date has no seats for it.
CREATE FUNCTION "training_dates_fill_trainings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE trainings t SET date = NEW.date, time = NEW.time, starts_at = NEW.starts_at, ends_at = NEW.ends_at,
		meeting_url = NEW.meeting_url, capacity = CASE NEW.state WHEN 'cancelled' THEN 0 ELSE NEW.capacity END
		WHERE t.id = NEW.training_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "training_dates_filled" AFTER INSERT OR UPDATE ON training_dates FOR EACH ROW
	WHEN (NEW.is_first) EXECUTE FUNCTION "training_dates_fill_trainings"();
--> statement-breakpoint
-- The first date was deleted: another one takes its place, the earliest. Without one the training has no seats.
CREATE FUNCTION "training_dates_leave_trainings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE training_dates SET is_first = true WHERE id = (
		SELECT id FROM training_dates WHERE training_id = OLD.training_id ORDER BY starts_at, id LIMIT 1);
	IF NOT FOUND THEN
		UPDATE trainings SET date = '', time = '', starts_at = NULL, ends_at = NULL, meeting_url = NULL, capacity = 0
			WHERE id = OLD.training_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "training_dates_left" AFTER DELETE ON training_dates FOR EACH ROW
	WHEN (OLD.is_first) EXECUTE FUNCTION "training_dates_leave_trainings"();
--> statement-breakpoint
-- What version 1.0 writes. Not what the triggers above write: those run inside of a trigger.
CREATE FUNCTION "trainings_fill_first_date"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO training_dates (training_id, date, time, starts_at, ends_at, capacity, meeting_url, is_first, version)
			VALUES (NEW.id, NEW.date, NEW.time, NEW.starts_at, NEW.ends_at, NEW.capacity, NEW.meeting_url, true, NEW.version);
	ELSE
		UPDATE training_dates d SET date = NEW.date, time = NEW.time, starts_at = NEW.starts_at, ends_at = NEW.ends_at,
			capacity = CASE WHEN NEW.capacity <> OLD.capacity THEN NEW.capacity ELSE d.capacity END,
			meeting_url = NEW.meeting_url, version = d.version + 1
			WHERE d.training_id = NEW.id AND d.is_first
				AND (NEW.date, NEW.time, NEW.starts_at, NEW.ends_at, NEW.capacity, NEW.meeting_url)
					IS DISTINCT FROM (OLD.date, OLD.time, OLD.starts_at, OLD.ends_at, OLD.capacity, OLD.meeting_url);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "trainings_first_date_inserted" AFTER INSERT ON trainings FOR EACH ROW
	WHEN (NEW.date <> '') EXECUTE FUNCTION "trainings_fill_first_date"();
--> statement-breakpoint
CREATE TRIGGER "trainings_first_date_updated"
	AFTER UPDATE OF date, time, starts_at, ends_at, capacity, meeting_url ON trainings FOR EACH ROW
	WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "trainings_fill_first_date"();
--> statement-breakpoint
-- The seats that version 1.0 books.
CREATE FUNCTION "attendees_fill_date"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.date_id IS NULL THEN
		SELECT id INTO NEW.date_id FROM training_dates WHERE training_id = NEW.training_id AND is_first;
	END IF;
	IF NEW.training_title IS NULL THEN
		SELECT title INTO NEW.training_title FROM trainings WHERE id = NEW.training_id;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "attendees_fill_date" BEFORE INSERT ON attendees
	FOR EACH ROW EXECUTE FUNCTION "attendees_fill_date"();
--> statement-breakpoint
CREATE TRIGGER "training_dates_tell_page_content" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON training_dates
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
