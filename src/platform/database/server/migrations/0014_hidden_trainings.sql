-- Version 1.0 runs beside this one during an update and shows every training. For it, a hidden training has no seats, so
-- it sells none. A training that is shown again has those of its first date.
CREATE FUNCTION "trainings_hide_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT NEW.visible THEN
		NEW.capacity := 0;
	ELSIF NOT OLD.visible THEN
		NEW.capacity := coalesce((SELECT CASE state WHEN 'cancelled' THEN 0 ELSE capacity END
			FROM training_dates WHERE training_id = NEW.id AND is_first), 0);
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "trainings_hide_seats" BEFORE UPDATE OF visible, capacity ON trainings
	FOR EACH ROW EXECUTE FUNCTION "trainings_hide_seats"();
