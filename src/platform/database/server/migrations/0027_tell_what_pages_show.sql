-- Hand-written: only what changes a page tells of it. Triggers of statements also told of statements that changed nothing,
-- such as the timetable's, and of changes that no page shows; a seat that moved to another date of its training told
-- nothing.
CREATE OR REPLACE TRIGGER "trainings_tell_page_content" AFTER INSERT OR DELETE OR TRUNCATE ON trainings
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "trainings_changes_tell_page_content" AFTER UPDATE ON trainings
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "training_dates_tell_page_content" AFTER INSERT OR DELETE OR TRUNCATE ON training_dates
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "training_dates_changes_tell_page_content" AFTER UPDATE ON training_dates
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "packages_tell_page_content" AFTER INSERT OR DELETE OR TRUNCATE ON packages
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "packages_changes_tell_page_content" AFTER UPDATE ON packages
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "price_schedules_tell_page_content" AFTER INSERT OR DELETE OR TRUNCATE ON price_schedules
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "price_schedules_changes_tell_page_content" AFTER UPDATE ON price_schedules
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "content_items_tell_page_content" AFTER INSERT OR DELETE OR TRUNCATE ON content_items
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "content_items_changes_tell_page_content" AFTER UPDATE ON content_items
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "settings_tell_page_content" AFTER INSERT OR DELETE OR TRUNCATE ON settings
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "settings_changes_tell_page_content" AFTER UPDATE ON settings
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
-- A seat is taken or free.
CREATE OR REPLACE TRIGGER "attendees_tell_page_content" AFTER INSERT OR DELETE OR TRUNCATE ON attendees
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "attendees_changes_tell_page_content" AFTER UPDATE ON attendees
	FOR EACH ROW WHEN ((OLD.registration_id, OLD.training_id, OLD.date_id, OLD.cancelled_at IS NULL)
		IS DISTINCT FROM (NEW.registration_id, NEW.training_id, NEW.date_id, NEW.cancelled_at IS NULL))
	EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "registrations_tell_page_content" AFTER TRUNCATE ON registrations
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "registrations_changes_tell_page_content" AFTER UPDATE OF status ON registrations
	FOR EACH ROW WHEN ((OLD.status = 'cancelled') <> (NEW.status = 'cancelled')) EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
-- Who waits, or has an offer, is in the number of seats for sale.
CREATE OR REPLACE TRIGGER "waiting_entries_tell_page_content" AFTER TRUNCATE ON waiting_entries
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "waiting_entries_deletions_tell_page_content" AFTER DELETE ON waiting_entries
	FOR EACH ROW WHEN (OLD.state IN ('waiting', 'offered') AND OLD.date_id IS NOT NULL)
	EXECUTE FUNCTION "tell_page_content"();
--> statement-breakpoint
CREATE TRIGGER "waiting_entries_changes_tell_page_content" AFTER UPDATE ON waiting_entries
	FOR EACH ROW WHEN (NEW.date_id IS NOT NULL AND (OLD.state IN ('waiting', 'offered') OR NEW.state IN ('waiting', 'offered'))
		AND (OLD.state, OLD.seats, OLD.at_least, OLD.place, OLD.offered_seats, OLD.offer_ends_at)
		IS DISTINCT FROM (NEW.state, NEW.seats, NEW.at_least, NEW.place, NEW.offered_seats, NEW.offer_ends_at))
	EXECUTE FUNCTION "tell_page_content"();
