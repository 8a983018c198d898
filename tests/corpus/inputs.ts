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

/** Amounts of euros in price fields; the value is in cents. */
export const AMOUNTS: readonly Input[] = [
  { trouble: 'a comma', typed: '149,50', value: '14950' },
  { trouble: 'a point', typed: '149.50', value: '14950' },
  { trouble: 'one decimal', typed: '149,5', value: '14950' },
  { trouble: 'no decimals', typed: '149', value: '14900' },
  { trouble: 'spaces around', typed: ' 149 ', value: '14900' },
  {
    trouble: 'a separator of thousands, which may be a decimal point',
    typed: '1.490',
    value: null,
  },
  { trouble: 'three decimals', typed: '149,505', value: null },
  { trouble: 'an exponent', typed: '1e3', value: null },
  { trouble: 'a sign', typed: '-5', value: null },
  { trouble: 'words', typed: '149 Euro', value: null },
]

/** Days and times of sessions, "day; time" as staff write them; the value is the beginning in UTC. */
export const SESSIONS: readonly Input[] = [
  {
    trouble: 'the usual form',
    typed: 'Dienstag, 12. Januar 2027; 10:00 – 11:30 Uhr',
    value: '2027-01-12T09:00:00.000Z',
  },
  {
    trouble: 'summer time',
    typed: '13.07.2027; 10:00 – 11:30 Uhr',
    value: '2027-07-13T08:00:00.000Z',
  },
  {
    trouble: 'points for colons',
    typed: '12.1.2027; 10.00-11.30',
    value: '2027-01-12T09:00:00.000Z',
  },
  {
    trouble: 'a weekday that contradicts',
    typed: 'Montag, 12. Januar 2027; 10:00 – 11:30 Uhr',
    value: null,
  },
  { trouble: 'a day that does not exist', typed: '30.02.2027; 10:00 – 11:30 Uhr', value: null },
  {
    trouble: 'a leap day',
    typed: '29.02.2028; 10:00 – 11:30 Uhr',
    value: '2028-02-29T09:00:00.000Z',
  },
  { trouble: 'a time that summer time skips', typed: '28.03.2027; 02:30 – 04:00 Uhr', value: null },
  { trouble: 'a time that exists twice', typed: '31.10.2027; 02:30 – 04:00 Uhr', value: null },
  { trouble: 'an end before the beginning', typed: '12.01.2027; 11:30 – 10:00 Uhr', value: null },
]

/** Addresses of companies' websites; the value is the address that is read. */
export const WEBSITES: readonly Input[] = [
  { trouble: 'no scheme', typed: 'firma.example', value: 'https://firma.example' },
  { trouble: 'parentheses around', typed: '(firma.example)', value: 'https://firma.example' },
  {
    trouble: 'angle brackets and spaces around',
    typed: ' <firma.example> ',
    value: 'https://firma.example',
  },
  {
    trouble: 'the brackets of a mail around a whole URL',
    typed: '<https://firma.example/>',
    value: 'https://firma.example/',
  },
  { trouble: 'German quotes around', typed: '„firma.example“', value: 'https://firma.example' },
  { trouble: 'straight quotes around', typed: '"firma.example"', value: 'https://firma.example' },
  { trouble: 'a comma behind it', typed: 'firma.example,', value: 'https://firma.example' },
  { trouble: 'the end of a sentence', typed: 'firma.example.', value: 'https://firma.example' },
  {
    trouble: 'the end of a sentence in parentheses',
    typed: '(www.firma.example/team).',
    value: 'https://www.firma.example/team',
  },
  {
    trouble: 'a slash behind it',
    typed: 'www.firma.example/',
    value: 'https://www.firma.example/',
  },
  { trouble: 'one slash', typed: 'https:/firma.example', value: 'https://firma.example' },
  { trouble: 'three slashes', typed: 'https:///firma.example', value: 'https://firma.example' },
  { trouble: 'no slash', typed: 'https:firma.example', value: 'https://firma.example' },
  { trouble: 'no colon', typed: 'http//firma.example', value: 'http://firma.example' },
  { trouble: 'backslashes', typed: 'http:\\\\firma.example', value: 'http://firma.example' },
  {
    trouble: 'a space behind the scheme',
    typed: 'https:// firma.example',
    value: 'https://firma.example',
  },
  {
    trouble: 'only the slashes of a scheme',
    typed: '//firma.example',
    value: 'https://firma.example',
  },
  {
    trouble: 'a scheme twice',
    typed: 'https://http://firma.example',
    value: 'http://firma.example',
  },
  { trouble: 'a space of no width', typed: 'firma\u200b.example', value: 'https://firma.example' },
  {
    trouble: 'a space that does not break',
    typed: '\u00a0firma.example',
    value: 'https://firma.example',
  },
  { trouble: 'umlauts', typed: 'müller-möbel.example', value: 'https://müller-möbel.example' },
  {
    trouble: 'parentheses in its path',
    typed: 'firma.example/Amsel_(Vogel)',
    value: 'https://firma.example/Amsel_(Vogel)',
  },
  { trouble: 'a path like a scheme', typed: 'https.example', value: 'https://https.example' },
  { trouble: 'a comma for the dot', typed: 'firma,example', value: null },
  { trouble: 'a name and no ending', typed: 'firma', value: null },
  { trouble: 'an e-mail address', typed: 'info@firma.example', value: null },
  { trouble: 'an e-mail address in brackets', typed: '<info@firma.example>', value: null },
  { trouble: 'two of them', typed: 'firma.example, laden.example', value: null },
  { trouble: 'nothing but punctuation', typed: '(.)', value: null },
]
