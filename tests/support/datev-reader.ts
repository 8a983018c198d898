/** A line of a booking batch, by the names of its columns. */
export type ReadBooking = Readonly<Record<string, string>>

interface ReadBatch {
  /** By their number in the description of the format, from 1; without quotes. */
  header: (field: number) => string
  bookings: ReadBooking[]
}

/** What DATEV's description of the header says of its 31 fields, as they are written. */
const HEADER = [
  /^"EXTF"$/,
  /^700$/,
  /^21$/,
  /^"Buchungsstapel"$/,
  /^13$/,
  /^20\d{2}(0[1-9]|1[0-2])([0-2]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d\d{3}$/,
  /^$/,
  /^"\w{0,2}"$/,
  /^"\w{0,25}"$/,
  /^"\w{0,25}"$/,
  /^\d{4,7}$/,
  /^\d{1,5}$/,
  /^20\d{6}$/,
  /^[4-8]$/,
  /^20\d{6}$/,
  /^20\d{6}$/,
  /^"[\w.\-/ ]{0,30}"$/,
  /^"([A-Z]{2}){0,2}"$/,
  /^[12]$/,
  /^(0|30|40|50|64)$/,
  /^[01]$/,
  /^"[A-Z]{3}"$/,
  ...[/^$/, /^""$/, /^$/, /^$/],
  /^"(\d{2}){0,2}"$/,
  /^\d{0,4}$/,
  ...[/^$/, /^""$/],
  /^".{0,16}"$/,
]

/** What it says of the columns that have values; all others are empty. */
const COLUMNS: Readonly<Record<string, RegExp>> = {
  'Umsatz (ohne Soll/Haben-Kz)': /^(?!0{1,10},00)\d{1,10},\d{2}$/,
  'Soll/Haben-Kennzeichen': /^"[SH]"$/,
  'WKZ Umsatz': /^"[A-Z]{3}"$/,
  Konto: /^(?!0{1,9}$)\d{1,9}$/,
  'Gegenkonto (ohne BU-Schlüssel)': /^(?!0{1,9}$)\d{1,9}$/,
  'BU-Schlüssel': /^"\d{0,4}"$/,
  Belegdatum: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/,
  'Belegfeld 1': /^"[\w$&%*+\-/]{0,36}"$/,
  Buchungstext: /^"([^"]|""){0,60}"$/u,
  'EU-Land u. UStID (Bestimmung)': /^"([^"]|""){0,15}"$/,
  Festschreibung: /^[01]$/,
  Fälligkeit: /^((0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])20\d{2})?$/,
}

/**
 * Reads a booking batch by the public description of the format (EXTF 700, Buchungsstapel 13).
 * @throws Error where a line, a field or a character is not as it says
 */
export function readDatev(bytes: Uint8Array): ReadBatch {
  const text = new TextDecoder('windows-1252', { fatal: true }).decode(bytes)
  if (/[\u0080-\u009f]/.test(text) || /[^\r]\n|\r[^\n]/.test(text))
    throw new Error('A character that the format does not know')
  const lines = text.split('\r\n')
  if (lines.pop() !== '') throw new Error('The last line has no end')
  const [first = '', second = '', ...rest] = lines
  const header = fieldsOf(first)
  expectFields(header, HEADER)
  const names = second.split(';')
  if (names.length !== 125 || new Set(names).size !== 125)
    throw new Error(`There are ${names.length} columns`)
  for (const name of Object.keys(COLUMNS))
    if (!names.includes(name)) throw new Error(`There is no column ${name}`)
  return {
    header: (field) => plain(header[field - 1] ?? ''),
    bookings: rest.map((line) => {
      const fields = fieldsOf(line)
      expectFields(
        fields,
        names.map((name) => COLUMNS[name] ?? /^("")?$/),
      )
      return Object.fromEntries(names.map((name, index) => [name, plain(fields[index] ?? '')]))
    }),
  }
}

/** The cents of a booking's amount, positive for "Soll" and negative for "Haben". */
export function centsOfBooking(booking: ReadBooking): number {
  const [euros = '', cents = ''] = (booking['Umsatz (ohne Soll/Haben-Kz)'] ?? '').split(',')
  return (
    (Number(euros) * 100 + Number(cents)) * (booking['Soll/Haben-Kennzeichen'] === 'S' ? 1 : -1)
  )
}

/** The fields of a line as they are written. A semicolon in quotes is none between fields. */
function fieldsOf(line: string): string[] {
  return line.match(/(?<=^|;)("(?:[^"]|"")*"|[^";]*)(?=;|$)/g) ?? []
}

function expectFields(fields: readonly string[], rules: readonly RegExp[]): void {
  if (fields.length !== rules.length) throw new Error(`There are ${fields.length} fields`)
  for (const [index, rule] of rules.entries())
    if (!rule.test(fields[index] ?? '')) throw new Error(`Field ${index + 1}: ${fields[index]}`)
}

function plain(field: string): string {
  return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field
}
