import { queryOptions } from '@tanstack/react-query'
import type { BookingView, SeatView } from '#shop/booking-changes/domain/booking-view.ts'

/** A booking, for who has the link of its booker. */
export const bookingViewQuery = (reference: string, token: string) =>
  queryOptions<BookingView>({ queryKey: ['/api/bookings', reference, token] })

/** A seat, for the attendee who has its link. */
export const seatViewQuery = (id: string, token: string) =>
  queryOptions<SeatView>({ queryKey: ['/api/seats', id, token] })
