import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { displaySum, typedCents } from '#platform/basics/domain/money.ts'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { notOwedByRule, type OwedLine } from '#shop/booking-changes/domain/owed.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import type { Seat } from './consequence-texts.ts'

/** "−51,50 €", "+92 €"; without a sign for a price. */
export function signedText({ kind, cents }: OwedLine): string {
  if (kind === 'price') return centsText(cents)
  return `${cents < 0 ? '−' : '+'}${centsText(Math.abs(cents))}`
}

/** What a line of the ledger is about. */
export function lineText(line: OwedLine, { seats }: Pick<RegistrationDetails, 'seats'>): string {
  switch (line.kind) {
    case 'price':
      return 'Vereinbarter Preis'
    case 'order':
      return `Bestellung geändert am ${unbrokenDate(formatLongDay(berlinDay(new Date(line.at))))}`
    case 'seat': {
      const share = seats.find(({ position }) => position === line.position)?.shareCents ?? 0
      const kept = share + line.cents
      return kept > 0
        ? `Platz ${line.position} abgesagt: ${centsText(kept)} bleiben zu zahlen`
        : `Platz ${line.position} abgesagt, kostenlos`
    }
    case 'reduction':
      return line.reason === '' ? 'Nachlass' : `Nachlass: ${line.reason}`
    case 'surplus':
      return 'Nachlässe über das hinaus, was zu zahlen war'
  }
}

/** What cancelling these seats costs. */
export interface CancelledShare {
  /** Of the seats in the price, in cents. */
  share: number
  /** What stays owed of it by the rules of the booking, in cents. Staff may ask for less. */
  byRule: number
}

/** @param at when they are cancelled, or when the booker asked for it */
export function cancelledShare(
  { rules, wasConfirmed }: Pick<RegistrationDetails, 'rules' | 'wasConfirmed'>,
  seats: readonly Seat[],
  at: Date,
): CancelledShare {
  const sum = (cents: (seat: Seat) => number) =>
    seats.reduce((before, seat) => before + cents(seat), 0)
  const share = sum(({ shareCents }) => shareCents)
  const notOwed = sum(({ shareCents, startsAt }) =>
    notOwedByRule({
      share: shareCents,
      startsAt: startsAt === null ? null : new Date(startsAt),
      ...{ rules, wasConfirmed, at },
    }),
  )
  return { share, byRule: share - notOwed }
}

/** The typed amount in cents; null where it is none, or more than the rules allow. */
export function typedKept(euros: string, { byRule }: CancelledShare): number | null {
  const cents = typedCents(euros)
  return cents === null || cents > byRule ? null : cents
}

/** Cents as they are typed: "51,50". */
export function euroInput(cents: number): string {
  return displaySum(cents).replaceAll('.', '')
}

/** What is owed before and after these seats are cancelled, in a sentence. */
export function owedSentence({ owed }: RegistrationDetails, after: number): string {
  if (owed.total === after) return `Für die Anmeldung bleiben ${centsText(after)} zu zahlen.`
  const then = after === 0 ? 'ist danach nichts mehr' : `sind danach ${centsText(after)}`
  return `Für die Anmeldung ${then} zu zahlen, bisher ${centsText(owed.total)}.`
}
