import {
  berlinDay,
  type CalendarDay,
  formatSessionDate,
} from '#platform/basics/domain/calendar-day.ts'
import { TRAINING_MINUTES } from '#shop/seats/domain/session-facts.ts'
import { type SessionTime, understandSession } from '#shop/seats/domain/session-time.ts'

/** A training's date and time, as staff write them. */
export type SessionTexts = { date: string; time: string }

/** Placeholders for parsing only the other half: any valid date and time will do. */
const SOME_DATE = '15.01.2027'
const SOME_TIME = '12:00 Uhr'

const BERLIN_CLOCK = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
})

/** The day that the text means; null where it cannot be parsed. */
export function dayOf(date: string): CalendarDay | null {
  const session = understandSession(date, SOME_TIME)
  return session && berlinDay(session.startsAt)
}

/** The start time that the text means, "10:00"; empty where it cannot be parsed. */
export function startOf(time: string): string {
  const session = understandSession(SOME_DATE, time)
  return session ? BERLIN_CLOCK.format(session.startsAt) : ''
}

/** Start times to choose from: every half hour from 7:00 to 20:00, and the chosen one; empty for none. */
export function startOptions(chosen: string): string[] {
  const usual = Array.from({ length: 27 }, (_, place) => clock(7 * 60 + place * 30))
  return usual.includes(chosen) ? usual : [...usual, chosen].sort()
}

/**
 * The text of a session's time, "10:00 – 11:30 Uhr".
 * @param start a time of day, "10:00"
 */
export function formatSessionTime(start: string): string {
  const [hours = 0, minutes = 0] = start.split(':').map(Number)
  return `${clock(hours * 60 + minutes)} – ${clock(hours * 60 + minutes + TRAINING_MINUTES)} Uhr`
}

/** @param minutes since midnight */
function clock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

/** Explains what the product parses from the texts, and what follows from it. */
export function understoodWords({ date, time }: SessionTexts, now: Date): string {
  const session = understandSession(date, time)
  if (!session) {
    return 'Nicht verstanden: Das Training bleibt sichtbar und buchbar, aber ohne Kalendereintrag, und es schließt nicht von selbst, wenn es beginnt.'
  }
  const { startsAt, endsAt } = session
  const times = `${BERLIN_CLOCK.format(startsAt)} bis ${BERLIN_CLOCK.format(endsAt)} Uhr`
  const words = `Verstanden: ${formatSessionDate(berlinDay(startsAt))}, ${times} (Berliner Zeit)`
  return startsAt <= now
    ? `${words}. Dieser Termin ist vorbei: Er kann nicht gebucht werden.`
    : words
}

/** True when attendees have to be notified of the change: the session moves, not only its wording. */
export function movesSession(before: SessionTexts, after: SessionTexts): boolean {
  const old = understandSession(before.date, before.time)
  const next = understandSession(after.date, after.time)
  if (old && next) return !isSameTime(old, next)
  if (old || next) return true
  return before.date !== after.date || before.time !== after.time
}

function isSameTime(one: SessionTime, other: SessionTime): boolean {
  return (
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.endsAt.getTime() === other.endsAt.getTime()
  )
}
