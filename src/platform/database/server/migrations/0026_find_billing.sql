-- Staff also find registrations and seats by where the invoice goes and what it names.
CREATE FUNCTION "billing_search_text"(registration uuid) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT nullif(concat_ws(' ', nullif(recipient, ''), nullif(street, ''), nullif(postal_code, ''), nullif(city, ''),
			nullif(country, ''), nullif(vat_id, ''), nullif(order_number, ''), nullif(invoice_email, '')), '')
		FROM billing_details WHERE registration_id = registration
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "attendees_fill_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT lower(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.company, r.contact_name, r.contact_email,
			r.company, r.reference, nullif(r.office_note, ''), billing_search_text(r.id)) COLLATE "german")
		INTO NEW.search_text FROM registrations r WHERE r.id = NEW.registration_id;
	-- Without its registration the row is about to be refused by its foreign key.
	NEW.search_text := coalesce(NEW.search_text, '');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "registrations_fill_from_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- Seats that are written have their registration filled as well.
CREATE FUNCTION "billing_tells_attendees"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE attendees SET search_text = '' WHERE registration_id = coalesce(NEW.registration_id, OLD.registration_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "billing_tells_attendees" AFTER INSERT OR UPDATE OR DELETE ON billing_details
	FOR EACH ROW EXECUTE FUNCTION "billing_tells_attendees"();
--> statement-breakpoint
UPDATE attendees SET search_text = '' WHERE registration_id IN (SELECT registration_id FROM billing_details);
