/** The booking form: the only part of its page that React hydrates. */
export const BOOKING_PART_ID = 'booking'

/** Dispatched on the booking form when React has hydrated it. */
export const HYDRATED_EVENT = 'hydrated'

/** The place of the tab's last booking, on the overview of the trainings. */
export const CONFIRMATION_PART_ID = 'last-booking'
