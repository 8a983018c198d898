import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { displaySum } from '#platform/basics/domain/money.ts'
import type { BadgeTone } from '#platform/design/web/badge.tsx'
import { unbroken } from '#platform/design/web/unbroken.ts'
import type { PaymentState } from '../../domain/payment-state.ts'

/** What staff call the state of an invoice, and its colour. */
export const STATE_WORDS: Readonly<Record<PaymentState, { label: string; tone: BadgeTone }>> = {
  open: { label: 'Offen', tone: 'orange' },
  partly_paid: { label: 'Teilweise bezahlt', tone: 'orange' },
  paid: { label: 'Bezahlt', tone: 'green' },
  overpaid: { label: 'Überzahlt', tone: 'blue' },
  to_refund: { label: 'Zu erstatten', tone: 'blue' },
  refunded: { label: 'Erstattet', tone: 'neutral' },
  written_off: { label: 'Ausgebucht', tone: 'neutral' },
  cancelled: { label: 'Storniert', tone: 'neutral' },
}

/** "206 €", and "−206 €" for money that left or has to go back. */
export function signedCents(cents: number): string {
  return unbroken(`${cents < 0 ? '−' : ''}${displaySum(Math.abs(cents))} €`)
}

/** "12.01.2027" */
export function shortDay(day: CalendarDay): string {
  return day.split('-').toReversed().join('.')
}
