import type { Draft } from './booking-draft.ts'
import type { OfferedDate } from './offered-dates.ts'
import { EMPTY_PERSON, type Slot } from './slot-values.ts'

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
