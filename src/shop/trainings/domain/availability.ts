import { LOW_SEATS } from '#shop/seats/domain/capacity.ts'
import type { Training } from './training.ts'
import type { ComingDate } from './training-date.ts'

/** What the shop has of a training now, as its cards say it. */
export type Availability =
  /** A seat can be bought: `few` from {@link LOW_SEATS} downwards. */
  | { state: 'free' | 'few'; date: ComingDate }
  /** All dates to come are full; `date` is the next of them, for its waiting list. */
  | { state: 'full'; date: ComingDate }
  /** No date is to come. */
  | { state: 'none'; date: null }

/**
 * What can be had of a training with these dates to come, the next one first. Where a date has a free seat it is the
 * first of those, also after full ones: a visitor can book it.
 */
export function availabilityOf(dates: readonly ComingDate[]): Availability {
  const date = nextFreeDate({ dates }) ?? dates[0]
  if (!date) return { state: 'none', date: null }
  if (date.seatsLeft === 0) return { state: 'full', date }
  return { state: date.seatsLeft > LOW_SEATS ? 'free' : 'few', date }
}

/** Whether a seat can be bought: only then a card has a price. */
export function isBookable({ state }: Availability): boolean {
  return state === 'free' || state === 'few'
}

/** The next date with a free seat; undefined where there is none. */
export function nextFreeDate({ dates }: { dates: readonly ComingDate[] }): ComingDate | undefined {
  return dates.find(({ seatsLeft }) => seatsLeft > 0)
}

type Listed = Pick<Training, 'id' | 'dates'>

/** A seat that can be bought. */
export interface FreeSeat<T extends Listed = Training> {
  training: T
  date: ComingDate
}

/**
 * The free seat of all trainings that comes first; undefined where there is none. A date whose start is unknown comes
 * last, and of two at the same time the one whose training is listed first.
 */
export function nextFreeSeat<T extends Listed>(trainings: readonly T[]): FreeSeat<T> | undefined {
  return trainings
    .flatMap((training) => {
      const date = nextFreeDate(training)
      return date ? [{ training, date }] : []
    })
    .toSorted((one, other) => startOf(one.date) - startOf(other.date))[0]
}

/** Large, and not infinite: the difference of two unknown starts is a number. */
function startOf({ startsAt }: ComingDate): number {
  return startsAt === null ? Number.MAX_SAFE_INTEGER : new Date(startsAt).getTime()
}
