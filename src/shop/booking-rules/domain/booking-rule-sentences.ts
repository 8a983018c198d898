import type { BookingRules } from './booking-rules.ts'

/** Who reads: one person, or a company whose people take part. */
export type Addressed = 'du' | 'ihr'

/** What the booker can change until when, as the public reads it: a sentence for each rule. */
export interface BookingRuleSentences {
  substitute: string
  move: string
  cancel: string
}

const CAN: Record<Addressed, string> = { du: 'kannst du', ihr: 'könnt ihr' }

/** The German sentences of these rules. They are true for a seat whose session has not begun. */
export function bookingRuleSentences(
  { substituteUntilHours, moveUntilDays, cancelFreeUntilDays }: BookingRules,
  addressed: Addressed,
): BookingRuleSentences {
  const can = CAN[addressed]
  return {
    substitute: `Eine Vertretung ${can} bis ${hoursBefore(substituteUntilHours)} kostenlos nennen.`,
    move: `Einen Platz auf einen anderen Termin umbuchen ${can} bis ${daysBefore(moveUntilDays)}, zum selben Preis.`,
    cancel:
      cancelFreeUntilDays === 0
        ? 'Absagen ist bis zum Beginn kostenlos.'
        : `Absagen ist bis ${daysBefore(cancelFreeUntilDays)} kostenlos, danach auf Anfrage.`,
  }
}

/** The same in one text. */
export function bookingRulesText(rules: BookingRules, addressed: Addressed): string {
  const { substitute, move, cancel } = bookingRuleSentences(rules, addressed)
  return [substitute, move, cancel].join(' ')
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
