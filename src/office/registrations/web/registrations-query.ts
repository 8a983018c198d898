import { queryOptions } from '@tanstack/react-query'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'

/**
 * Start of the key of every read about registrations: the list in all its orders and filters, and the details of each.
 * A write invalidates them all.
 */
export const registrationsKey = ['/api/admin/registrations'] as const

/** Start of the key of every read of the list of attendees. */
export const attendeesKey = ['/api/admin/attendees'] as const

export const registrationQuery = (id: string) =>
  queryOptions<RegistrationDetails>({ queryKey: [...registrationsKey, id] })
