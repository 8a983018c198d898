import type { PaymentState } from '#shop/payments/domain/payment-state.ts'

/** How the list for the tax adviser names where an invoice stands. */
export const PAYMENT_STATE_NAMES: Readonly<Record<PaymentState, string>> = {
  open: 'offen',
  partly_paid: 'teilweise bezahlt',
  paid: 'bezahlt',
  overpaid: 'überzahlt',
  to_refund: 'zu erstatten',
  refunded: 'erstattet',
  written_off: 'ausgebucht',
  cancelled: 'storniert',
}
