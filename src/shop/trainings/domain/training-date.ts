import * as z from 'zod'
import { hasBegun } from '#shop/seats/domain/capacity.ts'

/** Whether a planned date is past is a matter of the clock. */
export const DATE_STATES = ['planned', 'cancelled'] as const
export type DateState = (typeof DATE_STATES)[number]
export const dateStateSchema = z.enum(DATE_STATES)

export const dateIdSchema = z.uuid()

/** A date that visitors can still book, or could if it were not full. */
export const comingDateSchema = z.object({
  id: dateIdSchema,
  /** Display texts. */
  date: z.string(),
  time: z.string(),
  /** Null where no instant could be read from the texts. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  seatsLeft: z.int().min(0),
  /** The name of who teaches; null where staff have set nobody. */
  trainer: z.string().nullable(),
})
export type ComingDate = z.infer<typeof comingDateSchema>

/** A date as far as the rules of this file need it. */
interface DateOfTraining {
  state: DateState
  startsAt: Date | null
}

/** The planned dates that have not begun, the next one first. Those whose start is unknown come last. */
export function comingDates<T extends DateOfTraining>(dates: readonly T[], now: Date): T[] {
  return dates
    .filter(({ state, startsAt }) => state === 'planned' && !hasBegun(startsAt, now))
    .toSorted(byStart)
}

/**
 * The date that a training shows as its own: the next one that has not begun, full or not; without one, the last that
 * was held. Undefined for a training that never had a date.
 */
export function listedDate<T extends DateOfTraining>(
  dates: readonly T[],
  now: Date,
): T | undefined {
  const planned = dates.filter(({ state }) => state === 'planned')
  return comingDates(planned, now)[0] ?? planned.toSorted(byStart).at(-1)
}

/** Compares by start; a date whose start is unknown comes last. */
export function byStart(
  one: Pick<DateOfTraining, 'startsAt'>,
  other: Pick<DateOfTraining, 'startsAt'>,
): number {
  const startOf = ({ startsAt }: Pick<DateOfTraining, 'startsAt'>) =>
    startsAt?.getTime() ?? Number.POSITIVE_INFINITY
  const [first, second] = [startOf(one), startOf(other)]
  return first === second ? 0 : first - second
}
