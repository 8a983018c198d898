/** The form that sends somebody the links of their bookings again. */
export const LOST_LINK_ADDRESS = '/buchung'

/** The page of a booking, which its token opens. */
export function bookingPageAddress(booking: { reference: string; token: string }): string {
  return `${LOST_LINK_ADDRESS}/${booking.reference}/${booking.token}`
}

/** The heading of its billing data. */
export const BILLING_ANCHOR = 'data-billing'
