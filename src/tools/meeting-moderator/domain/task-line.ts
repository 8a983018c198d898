import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { capitalised } from '#platform/basics/domain/capitalised.ts'
import { readDay } from './due-day.ts'

/** What a line says: what to do, who does it, and until when. */
export interface TaskLine {
  readonly text: string
  /** Empty for nobody. */
  readonly person: string
  /** Empty for no day. */
  readonly due: CalendarDay | ''
}

/** "Bis", "by" and the like, and what may stand before the day. */
const UNTIL =
  /(?<![\p{L}\p{N}])(?:bis(?: spätestens)?(?: zum| am)?|spätestens(?: bis)?(?: zum| am)?|by|until|till|due(?: on| by)?|no later than) /giu
/** Without these words: "next Tuesday" at the end of the line. */
const NEXT_AT_THE_END = /(?<![\p{L}\p{N}])(?:(?:am|on) )?(?=(?:nächsten|next) \p{L}+\.?$)/iu
/** A time of the day after a day is no part of what is stored, so the words stay. */
const TIME_OF_DAY =
  /^,? ?(?:um |at )?(?:früh|vormittag|mittag|nachmittag|abend|morning|noon|afternoon|evening|\d\d?(?:[:.]\d\d)? ?(?:uhr|am|pm))(?!\p{L})/iu

/** What stands before a colon and is no person: months, weekdays, kinds of notes, and nouns by their endings. */
const NOBODY =
  /^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:mon|tues|wednes|thurs|fri|satur|sun)day|projekt|project|thema|topic|idee|idea|frage|question|aufgabe|task|todo|notiz|note|hinweis|info|wichtig|important|achtung|problem|ziel|goal|punkt|item|agenda|team|alle|all|everyone|budget|vertrag|contract|kunde|client|kunden|website|marketing|vertrieb|sales|angebot|offer|protokoll|minutes|erinnerung|reminder|update|status|beschluss|decision|entscheidung|option|plan|phase|schritt|step|link|ps|\p{L}+(?:ung|heit|keit|schaft|tion|ment|ing|projekt|liste|plan|tät|ity|ness))$/iu
const VERBS = 'macht|übernimmt|erledigt|organisiert|klärt|does|takes|handles'

/**
 * Reads who and until when from a task that is typed in one line: "Anna: Vertrag anfordern bis Freitag", in German or
 * English. What is not understood stays in the text, and so does what somebody took back.
 *
 * @param people the attendees. One of them is recognised without a colon too: "Anna macht das Protokoll"
 * @param today the day of the meeting, from which days are counted
 * @param taken what of it was not meant
 */
export function readTaskLine(
  line: string,
  people: readonly string[],
  today: CalendarDay,
  taken: { person?: boolean; due?: boolean } = {},
): TaskLine {
  const whole = { text: line.trim(), person: '', due: '' } as const
  const who = taken.person ? null : readPerson(whole.text, people)
  const rest = who?.rest ?? whole.text
  const until = taken.due ? null : readUntil(rest, today)
  const text = until?.rest ?? rest
  // A line of nothing but a person and a day is no task yet: its words stay.
  if (!/[\p{L}\p{N}]/u.test(text)) return whole
  return { text, person: who?.person ?? '', due: until?.day ?? '' }
}

function readPerson(
  line: string,
  people: readonly string[],
): { person: string; rest: string } | null {
  const at = /^@(\p{L}[\p{L}\p{M}'-]*)[:,]?\s+(?<rest>.+)$/u.exec(line)
  if (at?.[1]) return { person: namedBy(at[1], people) ?? at[1], rest: at[2] ?? '' }
  const before = /^([^:]{1,60}?)\s*:\s+(.+)$/u.exec(line)
  const name = before?.[1]
  if (name) {
    const known = namedBy(name, people)
    const isName = /^\p{Lu}[\p{L}\p{M}'-]*\p{Ll}$/u.test(name) && !NOBODY.test(name)
    if (known || isName) return { person: known ?? name, rest: before[2] ?? '' }
  }
  const does = new RegExp(`^(.{1,60}?) (?:${VERBS}) (.+)$`, 'u').exec(line)
  const doer = does?.[1] && namedBy(does[1], people)
  return doer ? { person: doer, rest: capitalised(does?.[2] ?? '') } : null
}

/** The attendee of that name, or of that first name where only one has it. */
function namedBy(name: string, people: readonly string[]): string | undefined {
  const lower = name.toLowerCase()
  const whole = people.find((one) => one.toLowerCase() === lower)
  const [first, second] = people.filter((one) => one.toLowerCase().split(/\s/)[0] === lower)
  return whole ?? (second === undefined ? first : undefined)
}

function readUntil(text: string, today: CalendarDay): { day: CalendarDay; rest: string } | null {
  const last = NEXT_AT_THE_END.exec(text)
  for (const start of [...text.matchAll(UNTIL), ...(last ? [last] : [])]) {
    const from = start.index + start[0].length
    const found = readDay(text.slice(from), today)
    if (!found) continue
    const after = text.slice(from + found.length)
    if (TIME_OF_DAY.test(after)) return { day: found.day, rest: text }
    return { day: found.day, rest: joined(text.slice(0, start.index), after) }
  }
  return null
}

/** Both parts with one space between them, without a comma that has lost its end. */
function joined(before: string, after: string): string {
  const rest = `${before.trimEnd().replace(/[,;(–-]$/u, '')} ${after.replace(/^[.)]/, '').trimStart()}`
  return rest.replace(/ ([,;])/g, '$1').trim()
}
