import type { Package } from '#domain/package/package.ts'
import type { Training } from '#domain/training/training.ts'
import { type Draft, EMPTY_PERSON, type Person, type Slot } from './draft.ts'

/** Number of seats of a package: its number of trainings, 1 where that is missing. */
export function slotCount(pkg: Pick<Package, 'trainingsCount'>): number {
  return Math.max(1, Number.parseInt(pkg.trainingsCount, 10) || 1)
}

function newSlot(): Slot {
  return { trainingId: '', attendeeType: 'booker', other: { ...EMPTY_PERSON } }
}

/**
 * The slots of a package: the ones assigned before, then new ones for the booker without a training. Slots beyond
 * `count` stay, in case the larger package is selected again. A training that no longer exists is removed from its
 * slot.
 */
export function slotsFor(
  slots: readonly Slot[],
  count: number,
  trainings: readonly Pick<Training, 'id'>[],
): Slot[] {
  const known = new Set(trainings.map(({ id }) => id))
  const adapted = slots.map((slot) =>
    known.has(slot.trainingId) ? slot : { ...slot, trainingId: '' },
  )
  const missing = Math.max(0, count - adapted.length)
  return [...adapted, ...Array.from({ length: missing }, newSlot)]
}

/**
 * Puts the training from a link into the first free slot, or into the first slot when none is free. Changes nothing
 * when one of the slots has it already.
 */
export function preselect(slots: readonly Slot[], count: number, trainingId: string): Slot[] {
  const inUse = slots.slice(0, count)
  if (inUse.some((slot) => slot.trainingId === trainingId)) return [...slots]
  const free = inUse.findIndex((slot) => slot.trainingId === '')
  const target = Math.max(0, free)
  return slots.map((slot, index) => (index === target ? { ...slot, trainingId } : slot))
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
 * The earlier slot that has the same person in the same training, or null. A person is identified by the e-mail
 * address. Booking twice is allowed; the visitor only sees a notice.
 */
export function earlierSlotOfSamePerson(
  slots: readonly Slot[],
  index: number,
  booker: Person,
): number | null {
  const slot = slots[index]
  if (!slot?.trainingId) return null
  const address = addressOf(slot, booker)
  if (address === '') return null
  const earlier = slots
    .slice(0, index)
    .findIndex((one) => one.trainingId === slot.trainingId && addressOf(one, booker) === address)
  return earlier === -1 ? null : earlier
}

function addressOf(slot: Slot, booker: Person): string {
  return personOf(slot, booker).email.trim().toLowerCase()
}

/**
 * The slots that step 2 opens with, to be stored in the draft. A training from `?training=` is put in once: a later
 * choice of the visitor is not overwritten.
 */
export function openingSlots(
  draft: Pick<Draft, 'slots' | 'preselected'>,
  {
    count,
    trainings,
    requestedTraining = '',
  }: {
    count: number
    trainings: readonly Pick<Training, 'id' | 'bookable'>[]
    requestedTraining?: string | undefined
  },
): Pick<Draft, 'slots' | 'preselected'> {
  const slots = slotsFor(draft.slots, count, trainings)
  const isBookable = trainings.some(({ id, bookable }) => id === requestedTraining && bookable)
  if (!isBookable || draft.preselected === requestedTraining) {
    return { slots, preselected: draft.preselected }
  }
  return { slots: preselect(slots, count, requestedTraining), preselected: requestedTraining }
}
