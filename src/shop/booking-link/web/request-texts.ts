import type { BadgeTone } from '#platform/design/web/badge.tsx'
import type { RequestState } from '#shop/booking/domain/booking-change.ts'
import type { BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import {
  lateCostText,
  withinWorkingDays,
} from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { Result } from './use-booking-view.ts'

/** Longest reason of a request, in UTF-16 units. */
export const REASON_MAX_LENGTH = 1_000

/** What asking to cancel leads to. @param stays "Der Platz bleibt", "Die Buchung bleibt" */
export function requestConsequences(
  stays: string,
  { contactEmail, price, rules }: Pick<BookingView, 'contactEmail' | 'price' | 'rules'>,
): string[] {
  const { lateCancelPercent, answerWithinDays } = rules
  return [
    `Die Frist zum kostenlosen Absagen ist vorbei. Unser Büro bekommt deine Anfrage und antwortet dir ${answerText(answerWithinDays)}.`,
    ...(Number(price) === 0 ? [] : [lateCostSentence(lateCancelPercent)]),
    `${stays} bis zu unserer Antwort bestehen. So lange kannst du die Anfrage zurücknehmen.`,
    `Dass sie angekommen ist, bestätigen wir dir an ${contactEmail}.`,
  ]
}

function lateCostSentence(percent: number): string {
  return percent === 0
    ? 'Nehmen wir sie an, kostet die Absage nichts.'
    : `Die Absage ${lateCostText(percent)}.`
}

/** "per E-Mail, innerhalb von 2 Werktagen" */
export function answerText(withinDays: number): string {
  return `per E-Mail, ${withinWorkingDays(withinDays)}`
}

/** What is told after it. */
export function requestResult(contactEmail: string): Result {
  return {
    title: 'Deine Anfrage ist angekommen.',
    lines: [
      `Das bestätigen wir dir an ${contactEmail}, und unser Büro antwortet dir dort. Bis dahin bleibt alles, wie es ist.`,
    ],
  }
}

export const REQUEST_WORDS: Readonly<Record<RequestState, { label: string; tone: BadgeTone }>> = {
  open: { label: 'Offen', tone: 'orange' },
  granted: { label: 'Angenommen', tone: 'green' },
  refused: { label: 'Abgelehnt', tone: 'red' },
  withdrawn: { label: 'Zurückgenommen', tone: 'neutral' },
}

/** What a request asks for: "Absage der Buchung", "Absage des Platzes von Lena Ott". */
export function requestTitle(
  { attendeeId }: BookingView['requests'][number],
  seats: BookingView['seats'],
): string {
  if (attendeeId === null) return 'Absage der ganzen Buchung'
  const seat = seats.find(({ id }) => id === attendeeId)
  return seat ? `Absage des Platzes von ${seat.firstName} ${seat.lastName}` : 'Absage eines Platzes'
}
