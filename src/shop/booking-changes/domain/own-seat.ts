import { isSameMailbox } from '#platform/basics/domain/email-address.ts'
import { type SplitName, splitCorrectedName } from '#platform/persons/domain/split-name.ts'

/** Who booked, as the registration has it. */
export interface BookerData {
  contactName: string
  contactEmail: string
  company: string
}

/** The person of a seat. */
export interface SeatPerson extends SplitName {
  email: string
  company: string
}

/**
 * What of a seat's person follows a correction of the booker's data. A seat at the booker's address is the booker's own:
 * its address follows, whatever its name, so that nothing more is sent to the former one; its name and company follow
 * where they are the booker's.
 *
 * @returns the values that change; none where the seat is another person's
 */
export function followBooker(
  seat: SeatPerson,
  before: BookerData,
  after: BookerData,
): Partial<SeatPerson> {
  if (!isSameMailbox(seat.email, before.contactEmail)) return {}
  const isNamedSo = isSame(`${seat.firstName} ${seat.lastName}`, before.contactName)
  const names =
    isNamedSo && after.contactName !== before.contactName
      ? splitCorrectedName(after.contactName, seat)
      : null
  const followed: SeatPerson = {
    ...seat,
    ...names,
    email: isSameMailbox(before.contactEmail, after.contactEmail) ? seat.email : after.contactEmail,
    company: seat.company === before.company ? after.company : seat.company,
  }
  const fields = ['firstName', 'lastName', 'email', 'company'] as const
  return Object.fromEntries(
    fields
      .filter((field) => followed[field] !== seat[field])
      .map((field) => [field, followed[field]]),
  )
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
