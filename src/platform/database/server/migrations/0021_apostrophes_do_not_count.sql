-- Hand-written: as in 0009, and apostrophes do not count, whichever a keyboard or a program wrote: "OMalley" finds
-- O'Malley, O’Malley and O´Malley. They are ' ` ´ ‘ ’ ‛ ʹ ʻ ʼ ′ and the wide one. Without accents they would be
-- taken apart into a space below, so they go first.
CREATE OR REPLACE FUNCTION "search_spellings"("small" text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
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
-- The stored texts are folded anew: of seats, by their triggers of registrations, and of mails.
UPDATE "attendees" SET "search_text" = '';
--> statement-breakpoint
UPDATE "mails" SET "subject" = "subject" WHERE "recipient" || "subject" ~ U&'[''`\00B4\2018\2019\201B\02B9\02BB\02BC\2032\FF07]';
