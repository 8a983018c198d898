import { queryOptions } from '@tanstack/react-query'
import type { BookingRules } from '../domain/booking-rules.ts'

/** The rules in force for changes of new bookings. */
export const bookingRulesQuery = queryOptions<BookingRules>({ queryKey: ['/api/booking-rules'] })
