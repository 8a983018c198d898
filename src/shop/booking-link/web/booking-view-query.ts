import { apiQuery } from '#platform/design/web/api-query.ts'

/** A booking, for who has the link of its booker. */
export const bookingViewQuery = (reference: string, token: string) =>
  apiQuery('/api/bookings/{reference}/{token}', { path: { reference, token } })

/** A seat, for the attendee who has its link. */
export const seatViewQuery = (id: string, token: string) =>
  apiQuery('/api/seats/{id}/{token}', { path: { id, token } })
