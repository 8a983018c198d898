import { mailboxKey } from '#platform/basics/domain/email-address.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import type { ATTENDEE_TYPES } from '#shop/seats/domain/attendee-type.ts'

/* The slots of a booking, in the form of the shop and in that of staff. */

export interface Person {
  firstName: string
  lastName: string
  email: string
  company: string
}

/** A seat of the package: a date and its attendee. A slot for the booker takes its person from step 1. */
export interface Slot {
  dateId: string
  attendeeType: (typeof ATTENDEE_TYPES)[number]
  /** Empty while the slot is for the booker. */
  other: Person
}

export const EMPTY_PERSON: Person = { firstName: '', lastName: '', email: '', company: '' }

/** Number of seats of a package: its number of trainings, 1 where that is missing. */
export function slotCount(pkg: Pick<Package, 'trainingsCount'>): number {
  return Math.max(1, Number.parseInt(pkg.trainingsCount, 10) || 1)
}

/** The attendee: the booker with their current data, or the other person. */
export function personOf(slot: Slot, booker: Person): Person {
  return slot.attendeeType === 'booker' ? booker : slot.other
}

/**
 * The company to suggest for another person: that of the last other person before this slot, otherwise the booker's.
 * Empty when there is none.
 */
export function offeredCompany(slots: readonly Slot[], index: number, booker: Person): string {
  const before = slots
    .slice(0, index)
    .findLast((slot) => slot.attendeeType === 'other' && slot.other.company.trim() !== '')
  return (before?.other.company ?? booker.company).trim()
}

/**
 * The earlier slot that has the same person on the same date, or null. A person is identified by the e-mail
 * address. Booking twice is allowed; the visitor only sees a notice.
 */
export function earlierSlotOfSamePerson(
  slots: readonly Slot[],
  index: number,
  booker: Person,
): number | null {
  const slot = slots[index]
  if (!slot?.dateId) return null
  const address = addressOf(slot, booker)
  if (address === '') return null
  const earlier = slots
    .slice(0, index)
    .findIndex((one) => one.dateId === slot.dateId && addressOf(one, booker) === address)
  return earlier === -1 ? null : earlier
}

function addressOf(slot: Slot, booker: Person): string {
  return mailboxKey(personOf(slot, booker).email)
}
