import type { BookingRules } from './booking-rules.ts'

/** Who reads: one person, or a company whose people take part. */
export type Addressed = 'du' | 'ihr'

/** What is promised about a booking, as the public reads it: a sentence or two for each rule. */
export interface BookingRuleSentences {
  substitute: string
  move: string
  cancel: string
  /** What follows after the free time; '' where that ends with the beginning. */
  late: string
  answer: string
  payment: string
}

const WORDS = {
  du: { can: 'kannst du', get: 'Du bekommst', your: 'deine' },
  ihr: { can: 'könnt ihr', get: 'Ihr bekommt', your: 'eure' },
} as const satisfies Record<Addressed, object>

/** The German sentences of these rules. Those about changes are true for a seat whose session has not begun. */
export function bookingRuleSentences(
  rules: BookingRules,
  addressed: Addressed,
): BookingRuleSentences {
  const { substituteUntilHours, moveUntilDays, cancelFreeUntilDays } = rules
  const { answerWithinDays, paymentDays } = rules
  const { can, get, your } = WORDS[addressed]
  return {
    substitute: `Eine Vertretung ${can} bis ${hoursBefore(substituteUntilHours)} kostenlos nennen.`,
    move: `Einen Platz auf einen anderen Termin umbuchen ${can} bis ${daysBefore(moveUntilDays)}, zum selben Preis.`,
    cancel: `Absagen ist bis ${daysBefore(cancelFreeUntilDays)} kostenlos.`,
    late: lateText(rules),
    answer: `Auf ${your} Anmeldung und auf jede Anfrage antworten wir ${withinWorkingDays(answerWithinDays)}.`,
    payment: `${get} eine Rechnung${dueText(paymentDays)}.`,
  }
}

/** Until when what can be changed, in one text. */
export function bookingRulesText(rules: BookingRules, addressed: Addressed): string {
  const { substitute, move, cancel, late } = bookingRuleSentences(rules, addressed)
  return [substitute, move, cancel, late].filter(Boolean).join(' ')
}

function lateText({ cancelFreeUntilDays, lateCancelPercent }: BookingRules): string {
  if (cancelFreeUntilDays === 0) return ''
  return `Danach geht es auf Anfrage und ${lateCostText(lateCancelPercent)}.`
}

/** "kostet höchstens 50 % des Preises für diesen Platz; eine Vertretung kostet nichts" */
export function lateCostText(percent: number): string {
  return percent === 0
    ? 'kostet auch dann nichts'
    : `kostet höchstens ${percent}\u00a0% des Preises für diesen Platz; eine Vertretung kostet nichts`
}

/** "innerhalb eines Werktags", "innerhalb von 2 Werktagen" */
export function withinWorkingDays(days: number): string {
  return days === 1 ? 'innerhalb eines Werktags' : `innerhalb von ${days} Werktagen`
}

/** What follows "eine Rechnung": " mit 14 Tagen Zahlungsziel". */
export function dueText(days: number): string {
  if (days === 0) return ', die sofort fällig ist'
  return days === 1 ? ' mit einem Tag Zahlungsziel' : ` mit ${days} Tagen Zahlungsziel`
}

/** "zum Beginn", "eine Stunde vor dem Beginn", "24 Stunden vor dem Beginn". */
function hoursBefore(hours: number): string {
  if (hours === 0) return 'zum Beginn'
  return hours === 1 ? 'eine Stunde vor dem Beginn' : `${hours} Stunden vor dem Beginn`
}

/** "zum Beginn", "einen Tag vor dem Termin", "14 Tage vor dem Termin". */
function daysBefore(days: number): string {
  if (days === 0) return 'zum Beginn'
  return days === 1 ? 'einen Tag vor dem Termin' : `${days} Tage vor dem Termin`
}
