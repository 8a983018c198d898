-- Hand-written: the mailbox behind an address, as far as an address tells it. Capitals do not count, nor what follows a
-- "+", which most mail servers drop, nor the dots of addresses at Gmail. By it the mails to one mailbox are counted.
CREATE FUNCTION "mailbox_of"("address" text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	small text := lower(address COLLATE "C");
	box text := split_part(split_part(small, '@', 1), '+', 1);
	host text := split_part(small, '@', 2);
BEGIN
	IF host IN ('gmail.com', 'googlemail.com') THEN RETURN replace(box, '.', '') || '@gmail.com'; END IF;
	RETURN box || '@' || host;
END $$;
--> statement-breakpoint
-- Hand-written: how a text in small letters may be spelled by somebody who searches for it, a spelling a line: "müller" as
-- "muller" and "mueller", "groß" as "gross". What is searched and the word that is searched for both go through it.
CREATE FUNCTION "search_spellings"("small" text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	letters text;
	pairs text;
BEGIN
	IF octet_length(small) = char_length(small) THEN RETURN small; END IF;
	letters := normalize(small, NFC);
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
DROP INDEX "attendees_search";
--> statement-breakpoint
DROP INDEX "registrations_search";
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "search_folded" text GENERATED ALWAYS AS (search_spellings(lower((recipient || ' ' || subject) collate "german"))) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "search_folded" text GENERATED ALWAYS AS (search_spellings(search_text)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "search_folded" text GENERATED ALWAYS AS (search_spellings(search_text)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "mails_unconfirmed_by_mailbox" ON "mails" USING btree (mailbox_of("recipient"),"created_at") WHERE "mails"."template" in ('registration.received', 'registration.cancelled.booker');
--> statement-breakpoint
CREATE INDEX "attendees_search_folded" ON "attendees" USING gin ("search_folded" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "registrations_search_folded" ON "registrations" USING gin ("search_folded" gin_trgm_ops);
