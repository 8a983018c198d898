-- Hand-written: the order of lists as a German reader expects it, "Ärmel" beside "Arm", "Slot 2" before "Slot 10".
CREATE COLLATION IF NOT EXISTS "german" (provider = icu, locale = 'de-u-kn-true');
--> statement-breakpoint
-- Finds parts of words through an index. A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "training_ids" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- Hand-written: search_text and training_ids are kept by triggers, so that they stay true whoever writes, also an older
-- version of the product that shares the database during an update.
CREATE FUNCTION "attendees_fill_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT lower(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.company, r.contact_name, r.contact_email,
			r.company, r.reference) COLLATE "german")
		INTO NEW.search_text FROM registrations r WHERE r.id = NEW.registration_id;
	-- Without its registration the row is about to be refused by its foreign key.
	NEW.search_text := coalesce(NEW.search_text, '');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "registrations_fill_from_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT lower(concat_ws(' ', NEW.contact_name, NEW.contact_email, NEW.company, NEW.reference,
				string_agg(concat_ws(' ', a.first_name, a.last_name, a.email, a.company), ' ')) COLLATE "german"),
			coalesce(array_agg(a.training_id), '{}')
		INTO NEW.search_text, NEW.training_ids
		FROM (SELECT * FROM attendees WHERE registration_id = NEW.id ORDER BY position) a;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- Writing anything to search_text has it filled again by the triggers "..._fill_...".
CREATE FUNCTION "attendees_tell_registrations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE registrations SET search_text = '' WHERE id IN (SELECT registration_id FROM changed);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "registrations_tell_attendees"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE attendees SET search_text = '' WHERE registration_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "attendees_fill_search_text"
	BEFORE INSERT OR UPDATE OF first_name, last_name, email, company, registration_id, search_text ON attendees
	FOR EACH ROW EXECUTE FUNCTION "attendees_fill_search_text"();
--> statement-breakpoint
CREATE TRIGGER "registrations_fill_from_seats"
	BEFORE UPDATE OF contact_name, contact_email, company, reference, search_text ON registrations
	FOR EACH ROW EXECUTE FUNCTION "registrations_fill_from_seats"();
--> statement-breakpoint
CREATE TRIGGER "attendees_inserted" AFTER INSERT ON attendees REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "attendees_tell_registrations"();
--> statement-breakpoint
CREATE TRIGGER "attendees_updated" AFTER UPDATE ON attendees REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "attendees_tell_registrations"();
--> statement-breakpoint
CREATE TRIGGER "attendees_deleted" AFTER DELETE ON attendees REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "attendees_tell_registrations"();
--> statement-breakpoint
CREATE TRIGGER "registrations_updated"
	AFTER UPDATE OF contact_name, contact_email, company, reference ON registrations
	FOR EACH ROW EXECUTE FUNCTION "registrations_tell_attendees"();
--> statement-breakpoint
-- What is there already; it fires the triggers, which fill in the rest.
UPDATE attendees a SET created_at = r.created_at, search_text = '' FROM registrations r WHERE r.id = a.registration_id;
--> statement-breakpoint
DROP INDEX "attendees_training_id";
--> statement-breakpoint
DROP INDEX "audit_log_newest_first";
--> statement-breakpoint
DROP INDEX "revisions_of_subject";
--> statement-breakpoint
DROP INDEX "registrations_newest_first";
--> statement-breakpoint
CREATE INDEX "attendees_of_training" ON "attendees" USING btree ("training_id","created_at" DESC NULLS FIRST,"registration_id","position");
--> statement-breakpoint
CREATE INDEX "attendees_newest_first" ON "attendees" USING btree ("created_at" DESC NULLS FIRST,"registration_id","position");
--> statement-breakpoint
CREATE INDEX "attendees_by_name" ON "attendees" USING btree (("first_name" || ' ' || "last_name") collate "german");
--> statement-breakpoint
CREATE INDEX "attendees_by_email" ON "attendees" USING btree ("email" collate "german");
--> statement-breakpoint
CREATE INDEX "attendees_by_company" ON "attendees" USING btree ("company" collate "german");
--> statement-breakpoint
CREATE INDEX "attendees_search" ON "attendees" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "registrations_by_contact_name" ON "registrations" USING btree ("contact_name" collate "german");
--> statement-breakpoint
CREATE INDEX "registrations_by_contact_email" ON "registrations" USING btree ("contact_email" collate "german");
--> statement-breakpoint
CREATE INDEX "registrations_by_company" ON "registrations" USING btree ("company" collate "german");
--> statement-breakpoint
CREATE INDEX "registrations_of_status" ON "registrations" USING btree ("status","created_at" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "registrations_trainings" ON "registrations" USING gin ("training_ids");
--> statement-breakpoint
CREATE INDEX "registrations_search" ON "registrations" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "audit_log_newest_first" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "revisions_of_subject" ON "revisions" USING btree ("subject","subject_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "registrations_newest_first" ON "registrations" USING btree ("created_at" DESC NULLS FIRST,"id");
