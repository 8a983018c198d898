import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { displaySum } from '#platform/basics/domain/money.ts'
import type { BadgeTone } from '#platform/design/web/badge.tsx'
import { unbroken } from '#platform/design/web/unbroken.ts'
import type { PaymentState } from '../../domain/payment-state.ts'

/** The colour of a state. */
export const STATE_TONES: Readonly<Record<PaymentState, BadgeTone>> = {
  open: 'orange',
  partly_paid: 'orange',
  paid: 'green',
  overpaid: 'blue',
  to_refund: 'blue',
  refunded: 'neutral',
  written_off: 'neutral',
  cancelled: 'neutral',
}

/** "206 €", and "−206 €" for money that left or has to go back. */
export function signedCents(cents: number): string {
  return unbroken(`${cents < 0 ? '−' : ''}${displaySum(Math.abs(cents))} €`)
}

/** "12.01.2027" */
export function shortDay(day: CalendarDay): string {
  return day.split('-').toReversed().join('.')
}
