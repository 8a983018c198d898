import { berlinDay, formatSessionDate } from '#platform/basics/domain/calendar-day.ts'
import { formatLongMoment } from '#platform/design/web/long-moment.ts'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { lateCostText } from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { BookingRules, CancelMode } from '#shop/booking-rules/domain/booking-rules.ts'
import { lastDayOf } from '#shop/booking-rules/domain/last-day.ts'
import { answerText } from './request-texts.ts'

/** A seat as far as these texts need it. */
interface DatedSeat {
  /** ISO 8601; null where the start is unknown. */
  startsAt: string | null
}

const HOUR_MS = 3_600_000
const ANY_TIME = 'Möglich, solange der Beginn noch nicht feststeht.'

/** Until when another person can take the seat. */
export function replaceUntilText({ startsAt }: DatedSeat, rules: BookingRules): string {
  if (startsAt === null) return ANY_TIME
  if (rules.substituteUntilHours === 0) return untilStart(startsAt)
  const last = Date.parse(startsAt) - rules.substituteUntilHours * HOUR_MS
  return `Möglich bis ${unbrokenDate(formatLongMoment(new Date(last).toISOString()))}.`
}

/** Until when the seat can be moved to another date. */
export function moveUntilText({ startsAt }: DatedSeat, { moveUntilDays }: BookingRules): string {
  return lastDayText(startsAt, moveUntilDays) ?? ANY_TIME
}

/** Until when cancelling is free, and what applies afterwards: nothing where that is free until the session begins. */
export function cancelUntilText(
  { startsAt }: DatedSeat,
  { cancelFreeUntilDays }: BookingRules,
  mode: CancelMode,
): string {
  if (mode === 'over') return 'Nicht mehr möglich: Die Session hat begonnen.'
  const until = lastDayText(startsAt, cancelFreeUntilDays)
  if (until === null) return 'Kostenlos, solange der Beginn noch nicht feststeht.'
  if (cancelFreeUntilDays === 0) return until.replace('Möglich', 'Kostenlos')
  if (mode === 'free')
    return `${until.replace('Möglich', 'Kostenlos')} Danach geht es nur auf Anfrage.`
  return `${until.replace('Möglich', 'Kostenlos war es')} Jetzt geht es nur noch auf Anfrage.`
}

/** The rules of a booking in general words, in the order in which they end. */
export function ruleTexts(rules: BookingRules): { title: string; text: string }[] {
  const { substituteUntilHours, moveUntilDays } = rules
  return [
    {
      title: 'Jemand anderes kommt',
      text: `${upToHours(substituteUntilHours)} kannst du jeden Platz weitergeben.`,
    },
    {
      title: 'Anderer Termin',
      text: `${upToDays(moveUntilDays)} kannst du einen Platz auf einen Termin mit freien Plätzen umbuchen. Der Preis bleibt.`,
    },
    {
      title: 'Absagen',
      text: cancelRuleText(rules),
    },
  ]
}

function cancelRuleText(rules: BookingRules): string {
  const { cancelFreeUntilDays, lateCancelPercent, answerWithinDays } = rules
  const free = `${upToDays(cancelFreeUntilDays)} ist es kostenlos.`
  if (cancelFreeUntilDays === 0) return free
  const late = `Danach geht es nur auf Anfrage und ${lateCostText(lateCancelPercent)}.`
  return `${free} ${late} Wir antworten dir ${answerText(answerWithinDays)}.`
}

function upToHours(hours: number): string {
  if (hours === 0) return 'Bis die Session beginnt,'
  return hours === 1 ? 'Bis eine Stunde vorher' : `Bis ${hours} Stunden vorher`
}

function upToDays(days: number): string {
  if (days === 0) return 'Bis die Session beginnt,'
  return days === 1 ? 'Bis einen Tag vorher' : `Bis ${days} Tage vorher`
}

/** "Möglich bis Dienstag, 12. Januar 2027."; null for an unknown start. */
function lastDayText(startsAt: string | null, days: number): string | null {
  const start = startsAt === null ? null : new Date(startsAt)
  const last = lastDayOf({ startsAt: start }, days)
  if (startsAt === null || start === null || last === null) return null
  return last === berlinDay(start)
    ? untilStart(startsAt)
    : `Möglich bis ${unbrokenDate(formatSessionDate(last))}.`
}

function untilStart(startsAt: string): string {
  return `Möglich bis zum Beginn am ${unbrokenDate(formatLongMoment(startsAt))}.`
}
