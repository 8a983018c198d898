type Day = (typeof DAYS)[number][1]

/** A line of opening hours that says days and times: "Mo–Fr 9–17 Uhr". */
export interface OpeningTimes {
  /** English names of the days, as schema.org writes them. */
  readonly days: readonly Day[]
  /** "09:00" */
  readonly opens: string
  readonly closes: string
}

const DAYS = [
  ['mo', 'Monday'],
  ['di', 'Tuesday'],
  ['mi', 'Wednesday'],
  ['do', 'Thursday'],
  ['fr', 'Friday'],
  ['sa', 'Saturday'],
  ['so', 'Sunday'],
] as const
const LINE =
  /^(?<days>[a-zäöü., –-]+?):? (?:von )?(?<opens>\d{1,2}(?:[.:]\d{2})?) ?(?:[–-]|bis) ?(?<closes>\d{1,2}(?:[.:]\d{2})?)(?: uhr)?$/

/**
 * Reads a German line of days and times, such as "Mo–Fr 9–17 Uhr", "Sa: 10.30–14 Uhr" and "Mo, Mi 9 bis 12 Uhr"; null for
 * any other, such as "nach Vereinbarung".
 */
export function readOpeningTimes(line: string): OpeningTimes | null {
  const { days = '', opens = '', closes = '' } = LINE.exec(line.trim().toLowerCase())?.groups ?? {}
  const named = days.split(',').map(daysOf)
  const [from, to] = [timeOf(opens), timeOf(closes)]
  if (from === null || to === null || from >= to) return null
  const known = named.flatMap((some) => some ?? [])
  return named.includes(null) ? null : { days: known, opens: from, closes: to }
}

/** The days of "mo", "mo–fr" or "montag bis freitag"; null where they are none. */
function daysOf(text: string): Day[] | null {
  const [first, last = first, ...others] = text.trim().split(/ ?[–-] ?| bis /)
  const [from, to] = [indexOf(first), indexOf(last)]
  if (from === -1 || to < from || others.length > 0) return null
  return DAYS.slice(from, to + 1).map(([, name]) => name)
}

const NAMES = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag']

function indexOf(day = ''): number {
  const name = day.replace('.', '')
  const index = DAYS.findIndex(([short]) => short === name)
  return index === -1 ? NAMES.indexOf(name) : index
}

function timeOf(text: string): string | null {
  const [hours = '', minutes = '00'] = text.split(/[.:]/)
  const isTime = Number(hours) <= 24 && hours !== '' && Number(minutes) <= 59
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : null
}
