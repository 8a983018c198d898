-- Processes that keep rendered pages hear, with the commit, that what pages show has changed, whoever changed it:
-- texts, prices, sessions, and seats, which depend on the status of their registration.
CREATE FUNCTION "tell_page_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('page_content', '');
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "trainings_tell_page_content" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON trainings
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "packages_tell_page_content" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON packages
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "price_schedules_tell_page_content" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON price_schedules
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "content_items_tell_page_content" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_items
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "attendees_tell_page_content" AFTER INSERT OR UPDATE OF training_id, registration_id OR DELETE OR TRUNCATE ON attendees
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "registrations_tell_page_content" AFTER UPDATE OF status OR DELETE OR TRUNCATE ON registrations
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
