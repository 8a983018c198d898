import type { PaymentState } from './payment-state.ts'

/** What staff, and the list for the tax adviser, call where an invoice stands. */
export const PAYMENT_STATE_NAMES: Readonly<Record<PaymentState, string>> = {
  open: 'Offen',
  partly_paid: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  overpaid: 'Überzahlt',
  to_refund: 'Zu erstatten',
  refunded: 'Erstattet',
  written_off: 'Ausgebucht',
  cancelled: 'Storniert',
}
