import { apiQuery } from '#platform/design/web/api-query.ts'

/**
 * Start of the key of every read about registrations: the list in all its orders and filters, and the details of each.
 * A write invalidates them all.
 */
export const registrationsKey = ['/api/admin/registrations'] as const

/** Start of the key of every read of the list of attendees. */
export const attendeesKey = ['/api/admin/attendees'] as const

export const registrationQuery = (id: string) =>
  apiQuery('/api/admin/registrations/{id}', { path: { id } })

/** The invoices of a booking. Its key begins with that of the booking. */
export const invoicesQuery = (id: string) =>
  apiQuery('/api/admin/registrations/{id}/invoices', { path: { id } })
