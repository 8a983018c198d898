/** The form that sends somebody the links of their bookings again. */
export const LOST_LINK_ADDRESS = '/buchung'
