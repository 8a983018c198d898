import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '#platform/design/web/api.ts'
import type { BookingView, SeatView } from '#shop/booking-changes/domain/booking-view.ts'
import { bookingViewQuery, seatViewQuery } from '#shop/booking-link/web/booking-view-query.ts'

/** Reads a booking for a page, which is a 404 where the link opens nothing. */
export function bookingOrNotFound(
  queryClient: QueryClient,
  { reference, token }: { reference: string; token: string },
): Promise<BookingView> {
  return queryClient.ensureQueryData(bookingViewQuery(reference, token)).catch(notOpened)
}

/** The same for a seat. */
export function seatOrNotFound(
  queryClient: QueryClient,
  { seatId, token }: { seatId: string; token: string },
): Promise<SeatView> {
  return queryClient.ensureQueryData(seatViewQuery(seatId, token)).catch(notOpened)
}

function notOpened(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw notFound()
  throw error
}
