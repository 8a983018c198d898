import * as z from 'zod'

export const REGISTRATION_STATUSES = ['pending', 'confirmed', 'cancelled'] as const
export const registrationStatusSchema = z.enum(REGISTRATION_STATUSES)
export type RegistrationStatus = z.infer<typeof registrationStatusSchema>

/** What staff call it, and what lists are sorted by. */
export const STATUS_LABELS: Record<RegistrationStatus, string> = {
  pending: 'Ausstehend',
  confirmed: 'Bestätigt',
  cancelled: 'Abgesagt',
}

/** What staff call a status; one that is not known here, of a newer version of the product, keeps its own name. */
export function statusLabel(status: string): string {
  return Object.hasOwn(STATUS_LABELS, status) ? STATUS_LABELS[status as RegistrationStatus] : status
}

/** A cancelled registration holds no seats; every other one holds a seat per attendee. */
export function holdsSeats(status: RegistrationStatus): boolean {
  return status !== 'cancelled'
}

/** Leaving `cancelled` takes seats again, so it needs free ones; any other change needs none. */
export function takesSeatsAgain(from: RegistrationStatus, to: RegistrationStatus): boolean {
  return !holdsSeats(from) && holdsSeats(to)
}
