import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { readCents } from '#platform/basics/domain/money.ts'
import type { BillingDetails } from '#shop/booking/domain/billing.ts'
import { BILLING_LABELS } from '#shop/booking/domain/billing-labels.ts'
import type { Registration } from '#shop/booking/domain/booking.ts'
import {
  PRICE_TYPE_LABELS,
  type PriceType,
  shownPriceType,
} from '#shop/prices/domain/price-type.ts'

/** What a table shows for a missing value. */
export const EMPTY_CELL = '-'

const PHASE_BARS: Record<PriceType, string> = {
  early_bird: 'bg-early',
  normal: 'bg-brand-hover',
  late_bird: 'bg-late',
}

/** The price phase of the agreed price: its label and the class for its bar. */
export function phaseWords(priceType: string): { label: string; bar: string } {
  const phase = shownPriceType(priceType)
  return { label: PRICE_TYPE_LABELS[phase], bar: PHASE_BARS[phase] }
}

/** An amount in cents; 0 for anything that is not an amount. */
export function centsOf(amount: unknown): number {
  return readCents(amount) ?? 0
}

/** "05.01.", of a calendar day such as "2027-01-05". */
export function formatShortDay(day: CalendarDay): string {
  const [, month, date] = day.split('-')
  return `${date}.${month}.`
}

/** Where the invoice goes and what it names, each with its label where it needs one; nothing where nothing is given. */
export function invoiceLines(billing: BillingDetails): string[] {
  const { recipient, street, postalCode, city, country } = billing
  const address = [recipient, street, `${postalCode} ${city}`.trim(), country].filter(Boolean)
  const others = (['orderNumber', 'vatId', 'leitwegId', 'invoiceEmail'] as const).filter(
    (name) => billing[name] !== '',
  )
  return [
    ...(address.length > 0 ? [`Rechnung an: ${address.join(', ')}`] : []),
    ...others.map((name) => `${BILLING_LABELS[name]}: ${billing[name]}`),
  ]
}

/**
 * Participants with unique keys, because the same person may have several seats of one training. The training says
 * where the seat alone was cancelled.
 */
export function keyedParticipants(participants: Registration['participants']) {
  const seen = new Map<string, number>()
  return participants.map(({ name, training, isCancelled }) => {
    const seat = `${name} ${training}`
    const count = (seen.get(seat) ?? 0) + 1
    seen.set(seat, count)
    return {
      key: `${seat} ${count}`,
      name,
      training: isCancelled ? `${training}, abgesagt` : training,
    }
  })
}
