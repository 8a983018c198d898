import type { Package } from '#domain/package/package.ts'
import { type Draft, EMPTY_PERSON, type Person, type Slot } from './draft.ts'
import type { OfferedDate } from './offered-dates.ts'

/** Number of seats of a package: its number of trainings, 1 where that is missing. */
export function slotCount(pkg: Pick<Package, 'trainingsCount'>): number {
  return Math.max(1, Number.parseInt(pkg.trainingsCount, 10) || 1)
}

function newSlot(): Slot {
  return { dateId: '', attendeeType: 'booker', other: { ...EMPTY_PERSON } }
}

/**
 * The slots of a package: the ones assigned before, then new ones for the booker without a date. Slots beyond
 * `count` stay, in case the larger package is selected again. A date that is no longer offered is removed from its slot.
 */
export function slotsFor(
  slots: readonly Slot[],
  count: number,
  dates: readonly Pick<OfferedDate, 'id'>[],
): Slot[] {
  const known = new Set(dates.map(({ id }) => id))
  const adapted = slots.map((slot) => (known.has(slot.dateId) ? slot : { ...slot, dateId: '' }))
  const missing = Math.max(0, count - adapted.length)
  return [...adapted, ...Array.from({ length: missing }, newSlot)]
}

/**
 * Puts the date from a link into the first free slot, or into the first slot when none is free. Changes nothing
 * when one of the slots has it already.
 */
export function preselect(slots: readonly Slot[], count: number, dateId: string): Slot[] {
  const inUse = slots.slice(0, count)
  if (inUse.some((slot) => slot.dateId === dateId)) return [...slots]
  const free = inUse.findIndex((slot) => slot.dateId === '')
  const target = Math.max(0, free)
  return slots.map((slot, index) => (index === target ? { ...slot, dateId } : slot))
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
  return personOf(slot, booker).email.trim().toLowerCase()
}

/**
 * The slots that step 2 opens with, to be stored in the draft. The date that a link asks for is put in once: a
 * later choice of the visitor is not overwritten.
 */
export function openingSlots(
  draft: Pick<Draft, 'slots' | 'preselected'>,
  {
    count,
    dates,
    requested = '',
  }: {
    count: number
    dates: readonly Pick<OfferedDate, 'id' | 'bookable'>[]
    requested?: string | undefined
  },
): Pick<Draft, 'slots' | 'preselected'> {
  const slots = slotsFor(draft.slots, count, dates)
  const isBookable = dates.some(({ id, bookable }) => id === requested && bookable)
  if (!isBookable || draft.preselected === requested) {
    return { slots, preselected: draft.preselected }
  }
  return { slots: preselect(slots, count, requested), preselected: requested }
}
