import type { Package } from '#shop/prices/domain/package.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import type { HeldEntry } from '../domain/held-entry.ts'
import { packageForSeats } from '../domain/offered-packages.ts'
import type { OfferedPrice } from '../domain/offered-price.ts'
import type { Draft } from './booking-draft.ts'
import type { OfferedDate } from './offered-dates.ts'
import { EMPTY_PERSON, type Slot, slotCount } from './slot-values.ts'

/** Seats on a full date that an offer of the waiting list holds for the visitor. */
export interface HeldSeats {
  date: OfferedDate
  seats: number
  /** An ISO 8601 instant. */
  endsAt: string
  prices: readonly OfferedPrice[]
}

/** The seats that are held for an entry; null where nothing is offered to it, or no more. */
export function heldSeatsOf(entry: HeldEntry | null): HeldSeats | null {
  if (entry?.state !== 'offered' || !entry.offer || entry.dateId === null) return null
  const { dateId, trainingId, trainingTitle, date, time, startsAt, endsAt, offer } = entry
  return {
    date: {
      id: dateId,
      trainingId,
      title: trainingTitle,
      heroImage: '',
      date: date ?? '',
      time: time ?? '',
      startsAt,
      endsAt,
      seatsLeft: offer.seats,
      heldSeats: offer.seats,
      bookable: true,
    },
    ...offer,
  }
}

/**
 * The dates with the one that has held seats: it can be booked, though the public sees no free seat. It is added where
 * its training was hidden since.
 */
export function withHeldSeats(
  dates: readonly OfferedDate[],
  held: HeldSeats | null,
): readonly OfferedDate[] {
  if (!held) return dates
  const withPicture = dates.map((date) =>
    date.id === held.date.id ? { ...held.date, heroImage: date.heroImage } : date,
  )
  return withPicture.some(({ id }) => id === held.date.id) ? withPicture : [held.date, ...dates]
}

/**
 * The draft that the form opens with: the person who waited, the smallest package for the held seats, and these seats in
 * its first slots, the first of them for that person. What was typed for other people stays. It is filled in once: after
 * that the visitor's own changes count.
 *
 * @returns null where it was filled in before
 */
export function draftForHeldSeats(
  draft: Draft,
  {
    token,
    entry,
    held,
    packages,
  }: { token: string; entry: HeldEntry; held: HeldSeats; packages: readonly Package[] },
): Draft | null {
  const preselected = `waiting-list/${token}`
  if (draft.preselected === preselected) return null
  const pkg = packageForSeats(packages, held.seats)
  const count = pkg ? slotCount(pkg) : held.seats
  const { firstName, lastName, email } = entry
  return {
    ...draft,
    preselected,
    contact: {
      ...draft.contact,
      firstName,
      lastName,
      email,
      ...byField((name) => entry[name]),
      packageId: pkg?.id ?? '',
    },
    slots: Array.from({ length: count }, (_, index): Slot => {
      const isHeld = index < held.seats
      return {
        dateId: isHeld ? held.date.id : '',
        attendeeType: isHeld && index > 0 ? 'other' : 'booker',
        other: draft.slots[index]?.other ?? { ...EMPTY_PERSON },
      }
    }),
  }
}
