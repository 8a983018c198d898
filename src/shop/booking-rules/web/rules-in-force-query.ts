import { apiQuery } from '#platform/design/web/api-query.ts'

/** The rules in force for changes of new bookings. */
export const bookingRulesQuery = apiQuery('/api/booking-rules')
