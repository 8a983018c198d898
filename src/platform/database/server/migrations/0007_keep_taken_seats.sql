ALTER TABLE "trainings" ADD COLUMN "seats_taken" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Hand-written: seats_taken is kept by triggers, so that it stays true whoever writes, also an older version of the
-- product that shares the database during an update. A status and the seats of a registration that change at the same
-- moment wait for each other at the registration's row: "attendees_inserted" and "attendees_deleted", which fire before
-- the triggers here because triggers fire by name, have updated it.
CREATE FUNCTION "attendees_count_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE trainings t SET seats_taken = t.seats_taken + CASE TG_OP WHEN 'INSERT' THEN c.seats ELSE -c.seats END
		FROM (SELECT a.training_id, count(*) AS seats FROM changed a JOIN registrations r ON r.id = a.registration_id
			WHERE r.status <> 'cancelled' GROUP BY a.training_id) c
		WHERE t.id = c.training_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "attendees_move_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM registrations WHERE id IN (OLD.registration_id, NEW.registration_id) ORDER BY id FOR NO KEY UPDATE;
	UPDATE trainings SET seats_taken = seats_taken - 1 WHERE id = OLD.training_id
		AND EXISTS (SELECT FROM registrations WHERE id = OLD.registration_id AND status <> 'cancelled');
	UPDATE trainings SET seats_taken = seats_taken + 1 WHERE id = NEW.training_id
		AND EXISTS (SELECT FROM registrations WHERE id = NEW.registration_id AND status <> 'cancelled');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "attendees_leave_all_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE trainings SET seats_taken = 0 WHERE seats_taken <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "registrations_count_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE trainings t
		SET seats_taken = t.seats_taken + CASE WHEN TG_OP = 'DELETE' OR NEW.status = 'cancelled' THEN -c.seats ELSE c.seats END
		FROM (SELECT training_id, count(*) AS seats FROM attendees WHERE registration_id = OLD.id GROUP BY training_id) c
		WHERE t.id = c.training_id;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "attendees_seats_inserted" AFTER INSERT ON attendees REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "attendees_count_seats"();
--> statement-breakpoint
CREATE TRIGGER "attendees_seats_deleted" AFTER DELETE ON attendees REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "attendees_count_seats"();
--> statement-breakpoint
CREATE TRIGGER "attendees_seats_moved" AFTER UPDATE OF training_id, registration_id ON attendees FOR EACH ROW
	WHEN (OLD.training_id <> NEW.training_id OR OLD.registration_id <> NEW.registration_id)
	EXECUTE FUNCTION "attendees_move_seats"();
--> statement-breakpoint
CREATE TRIGGER "attendees_seats_truncated" AFTER TRUNCATE ON attendees
	FOR EACH STATEMENT EXECUTE FUNCTION "attendees_leave_all_seats"();
--> statement-breakpoint
CREATE TRIGGER "registrations_seats_updated" AFTER UPDATE OF status ON registrations FOR EACH ROW
	WHEN ((OLD.status = 'cancelled') <> (NEW.status = 'cancelled')) EXECUTE FUNCTION "registrations_count_seats"();
--> statement-breakpoint
-- Before, while its seats are there: those that go with it find no registration any more and count nothing.
CREATE TRIGGER "registrations_seats_deleted" BEFORE DELETE ON registrations FOR EACH ROW
	WHEN (OLD.status <> 'cancelled') EXECUTE FUNCTION "registrations_count_seats"();
--> statement-breakpoint
-- What is taken already. Nobody else writes seats meanwhile: the triggers were made in this transaction.
UPDATE trainings t SET seats_taken = c.seats
	FROM (SELECT a.training_id, count(*) AS seats FROM attendees a JOIN registrations r ON r.id = a.registration_id
		WHERE r.status <> 'cancelled' GROUP BY a.training_id) c
	WHERE t.id = c.training_id;
--> statement-breakpoint
CREATE INDEX "mails_newest_first" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
