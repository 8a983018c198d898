import { hasBegun, seatsLeft } from './capacity.ts'
import { areSeatsKept, offerEnd } from './waiting-offer-time.ts'

/** A group on a date's waiting list. */
export interface WaitingGroup {
  id: string
  /** How many seats it wants. */
  seats: number
  /** The fewest that are of use to it, from 1 to `seats`. */
  atLeast: number
}

/** Whether even the fewest seats that are of use to a group are more than the date has, booked or not. */
export function isTooLarge({ atLeast }: Pick<WaitingGroup, 'atLeast'>, capacity: number): boolean {
  return atLeast > capacity
}

/** A date's seats, as far as the rules of the waiting list need them. */
export interface DateSeats {
  capacity: number
  /** Seats of registrations that are not cancelled. */
  seatsTaken: number
  /** Seats of offers that somebody may still accept. */
  seatsHeld: number
  /** Those who wait and have no offer, the first one first. */
  queue: readonly WaitingGroup[]
  startsAt: Date | null
  /** Until when freed seats are kept for the head of the list; null where none are. */
  keptUntil: Date | null
}

/** Seats that are neither booked nor held by an offer. */
export function freeSeats({
  capacity,
  seatsTaken,
  seatsHeld,
}: Pick<DateSeats, 'capacity' | 'seatsTaken' | 'seatsHeld'>): number {
  return seatsLeft(capacity, seatsTaken + seatsHeld)
}

export interface Offer {
  id: string
  seats: number
}

/**
 * Who is offered free seats now, and how many seats are left for everybody else. First come, first served, in whole
 * groups: a group is offered what it wants, or what is free where that is of use to it. Where freed seats do not suffice
 * for the first group that is left, they are kept for it as long as {@link areSeatsKept} says; then the next groups that
 * fit are served, and it keeps its place. Seats that are of use to nobody who waits are on sale. Nothing is kept for a
 * group that is too large for the date, as it may be since the capacity was lowered.
 */
export function planOffers(date: DateSeats, now: Date): { offers: Offer[]; forSale: number } {
  let free = freeSeats(date)
  if (hasBegun(date.startsAt, now) || offerEnd(date.startsAt, now) === null)
    return { offers: [], forSale: free }
  const areKept = areSeatsKept(date, now)
  const offers: Offer[] = []
  for (const { id, seats, atLeast } of date.queue) {
    if (free === 0) break
    if (isTooLarge({ atLeast }, date.capacity)) continue
    const offered = Math.min(seats, free)
    if (offered >= atLeast) {
      offers.push({ id, seats: offered })
      free -= offered
    } else if (areKept) return { offers, forSale: 0 }
  }
  return { offers, forSale: free }
}

/** The seats that anybody can book. */
export function seatsForSale(date: DateSeats, now: Date): number {
  return planOffers(date, now).forSale
}
