/**
 * Inputs of the kinds that users of other systems had trouble with; all names and addresses are invented. Each has the
 * right value: what is stored, or null where it is refused.
 */
export interface Input {
  trouble: string
  typed: string
  value: string | null
}

/** Last names, as typed into the form or pasted from a table. */
export const NAMES: readonly Input[] = [
  {
    trouble: 'gender in a colon, with a number',
    typed: 'Teilnehmer:in 1',
    value: 'Teilnehmer:in 1',
  },
  { trouble: 'gender in a colon', typed: 'Kolleg:in', value: 'Kolleg:in' },
  { trouble: 'gender in an asterisk', typed: 'Mitarbeiter*in', value: 'Mitarbeiter*in' },
  {
    trouble: 'a department behind a colon',
    typed: 'Müller & Söhne GmbH: Vertrieb',
    value: 'Müller & Söhne GmbH: Vertrieb',
  },
  { trouble: 'a tab from a table', typed: 'von\tArnim', value: 'von Arnim' },
  { trouble: 'a tab behind it', typed: 'Arnim\t', value: 'Arnim' },
  { trouble: 'two lines', typed: 'Garcia\r\nLorca', value: 'Garcia Lorca' },
  { trouble: 'a typographic apostrophe', typed: 'O’Malley', value: 'O’Malley' },
  { trouble: 'a hyphen that does not break', typed: 'Meier‑Ott', value: 'Meier‑Ott' },
  { trouble: 'one letter', typed: 'O', value: 'O' },
  { trouble: 'a word that programs take for nothing', typed: 'Null', value: 'Null' },
  { trouble: 'a title with dots', typed: 'Dr.med. Schulz', value: 'Dr.med. Schulz' },
  { trouble: 'letters outside of Latin-1', typed: 'Şahin-Łukasz', value: 'Şahin-Łukasz' },
  { trouble: 'accents as characters of their own', typed: 'Mu\u0308ller', value: 'Müller' },
  { trouble: 'a soft hyphen from a web page', typed: 'Mül\u00adler', value: 'Müller' },
  { trouble: 'signs of markup', typed: '<b>Otto</b>', value: '<b>Otto</b>' },
  { trouble: 'spaces around', typed: '  Weiß ', value: 'Weiß' },
  { trouble: 'nothing but spaces', typed: ' \t ', value: null },
  { trouble: 'a web address', typed: 'gewinn.example/los', value: null },
  { trouble: 'a telephone link', typed: 'tel:+4930123456', value: null },
]

/** E-mail addresses. */
export const ADDRESSES: readonly Input[] = [
  {
    trouble: 'umlauts in its domain',
    typed: 'info@kfz-sachverständiger-müller.example',
    value: 'info@kfz-sachverständiger-müller.example',
  },
  {
    trouble: 'its domain in Punycode',
    typed: 'info@xn--mller-kva.example',
    value: 'info@müller.example',
  },
  { trouble: 'its domain in capitals', typed: 'Info@MÜLLER.Example', value: 'Info@müller.example' },
  { trouble: 'an ß in its domain', typed: 'post@straße.example', value: 'post@straße.example' },
  {
    trouble: 'an accent as a character of its own',
    typed: 'info@mu\u0308ller.example',
    value: 'info@müller.example',
  },
  { trouble: 'an umlaut before the at sign', typed: 'jörg@example.com', value: null },
  {
    trouble: 'a long ending',
    typed: 'info@example.photography',
    value: 'info@example.photography',
  },
  { trouble: 'a tag', typed: 'jo+kurs@example.com', value: 'jo+kurs@example.com' },
  { trouble: 'an apostrophe', typed: "o'malley@example.com", value: "o'malley@example.com" },
  { trouble: 'one letter', typed: 'a@b.example', value: 'a@b.example' },
  {
    trouble: 'a subdomain',
    typed: 'jo@mail.abteilung.example.co.uk',
    value: 'jo@mail.abteilung.example.co.uk',
  },
  { trouble: 'a space behind it', typed: 'jo@example.com ', value: 'jo@example.com' },
  { trouble: 'a tab from a table', typed: '\tjo@example.com', value: 'jo@example.com' },
  { trouble: 'a space of no width', typed: 'jo@\u200bexample.com', value: 'jo@example.com' },
  { trouble: 'a name around it', typed: 'Jo Weiß <jo@example.com>', value: null },
  { trouble: 'a second one', typed: 'jo@example.com, al@example.com', value: null },
  { trouble: 'a comma for the dot', typed: 'jo@example,com', value: null },
  { trouble: 'two dots', typed: 'jo@example..com', value: null },
  { trouble: 'no ending', typed: 'jo@localhost', value: null },
  { trouble: 'a space inside', typed: 'jo @example.com', value: null },
]
