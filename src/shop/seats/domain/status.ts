export const REGISTRATION_STATUSES = ['pending', 'confirmed', 'cancelled'] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

/** The labels that staff see; lists are sorted by them. */
export const STATUS_LABELS: Record<RegistrationStatus, string> = {
  pending: 'Ausstehend',
  confirmed: 'Bestätigt',
  cancelled: 'Abgesagt',
}

/** The label of a status; an unknown one, of a newer version of the product, is shown by its own name. */
export function statusLabel(status: string): string {
  return Object.hasOwn(STATUS_LABELS, status) ? STATUS_LABELS[status as RegistrationStatus] : status
}

/** A cancelled registration takes no seats; any other one takes a seat for each attendee. */
export function takesSeats(status: RegistrationStatus): boolean {
  return status !== 'cancelled'
}

/**
 * The status of a seat: that of its registration, unless the seat alone was cancelled.
 *
 * @param cancelledAt when it alone was cancelled; null where it was not
 */
export function seatStatus(
  registration: RegistrationStatus,
  cancelledAt: Date | null,
): RegistrationStatus {
  return cancelledAt === null ? registration : 'cancelled'
}

/** True for a change from `cancelled` to another status, which needs free seats. No other change does. */
export function takesSeatsAgain(from: RegistrationStatus, to: RegistrationStatus): boolean {
  return !takesSeats(from) && takesSeats(to)
}
