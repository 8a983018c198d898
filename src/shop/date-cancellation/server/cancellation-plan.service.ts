import type { Connection } from '#platform/database/server/database.ts'
import type { RegistrationRow } from '#shop/booking/server/registrations.repository.ts'
import { listTakenSeats, type TakenSeat } from '#shop/booking/server/seats.repository.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import { freeSeats } from '#shop/seats/domain/waiting-offers.ts'
import type { CountedDate } from '#shop/trainings/server/training-dates.repository.ts'
import { trainingErrors } from '#shop/trainings/server/trainings.errors.ts'
import {
  choiceFor,
  type DateCancellation,
  findMissingSeats,
  type SeatsChoice,
  takesMovedSeats,
} from '../domain/date-cancellation.ts'
import { cancellationErrors } from './date-cancellations.errors.ts'
import { listAllSeats, listRegistrations } from './date-cancellations.repository.ts'

/** A registration with seats on the cancelled date, and what becomes of them. */
export interface ConcernedBooking {
  registration: RegistrationRow
  /** Its seats on the date. */
  seats: TakenSeat[]
  /** Whether all of its seats are on the date. */
  isWhole: boolean
  choice: SeatsChoice
  /** The date of the choice; null where seats are cancelled. */
  target: CountedDate | null
}

interface PlanContext {
  cancellation: DateCancellation
  /** The dates that the request names, as far as they exist. */
  targets: readonly CountedDate[]
  now: Date
}

/**
 * What a cancellation of the date would do to each registration, the oldest first. Where the caller has locked the
 * dates and the registrations, this stays true until the end of its transaction.
 *
 * @throws ProblemError 409 training.date_is_cancelled, training.date_is_over, date_cancellation.seats_missing,
 * date_cancellation.changed_meanwhile; 422 date_cancellation.unknown_target
 */
export async function planCancellation(
  db: Connection,
  date: CountedDate,
  { cancellation, targets, now }: PlanContext,
): Promise<ConcernedBooking[]> {
  if (date.state === 'cancelled') throw trainingErrors.dateIsCancelled()
  if (hasEnded(date.endsAt, now)) throw cancellationErrors.dateIsOver()
  const possible = targets.filter((target) => takesMovedSeats(target, date.id, now))
  const unknown = fieldErrors(
    cancellation,
    (dateId) => !possible.some(({ id }) => id === dateId),
    'Diesen Termin gibt es nicht, oder er findet nicht mehr statt.',
  )
  if (unknown.length > 0) throw cancellationErrors.noSuchTarget(unknown)
  const bookings = await readBookings(db, date, { cancellation, targets: possible })
  const known = new Set(bookings.map(({ registration }) => registration.id))
  const isKnown = cancellation.choices.every(({ registrationId }) => known.has(registrationId))
  if (!isKnown) throw cancellationErrors.changedMeanwhile()
  requireSeats(cancellation, bookings, possible)
  return bookings
}

async function readBookings(
  db: Connection,
  date: CountedDate,
  { cancellation, targets }: Omit<PlanContext, 'now'>,
): Promise<ConcernedBooking[]> {
  const taken = Map.groupBy(
    await listTakenSeats(db, date.id),
    ({ registrationId }) => registrationId,
  )
  const ids = [...taken.keys()]
  if (ids.length === 0) return []
  const registrations = await listRegistrations(db, ids)
  const allSeats = await listAllSeats(db, ids)
  return ids.flatMap((id) => {
    const registration = registrations.find((one) => one.id === id)
    if (!registration) return []
    const own = allSeats.filter(({ registrationId }) => registrationId === id)
    const seats = taken.get(id) ?? []
    const choice = choiceFor(cancellation, id)
    return {
      registration,
      seats,
      isWhole: seats.length === own.length,
      choice,
      target:
        (choice.kind === 'move' && targets.find((target) => target.id === choice.dateId)) || null,
    }
  })
}

function requireSeats(
  cancellation: DateCancellation,
  bookings: readonly ConcernedBooking[],
  targets: readonly CountedDate[],
): void {
  const left = new Map(targets.map((date) => [date.id, freeSeats(date)]))
  const missing = findMissingSeats(bookings, left).flatMap((full) => {
    const date = targets.find(({ id }) => id === full.dateId)
    return date ? { ...full, title: date.title, date: date.date } : []
  })
  if (missing.length === 0) return
  const errors = fieldErrors(
    cancellation,
    (dateId) => missing.some((full) => full.dateId === dateId),
    'Dieser Termin hat nicht genug freie Plätze.',
  )
  throw cancellationErrors.seatsMissing(missing, errors)
}

/** The message at each choice whose date is wrong. */
function fieldErrors(
  { default: forAll, choices }: DateCancellation,
  isWrong: (dateId: string) => boolean,
  message: string,
) {
  const fields: { path: string; choice: SeatsChoice }[] = [
    { path: 'default.dateId', choice: forAll },
    ...choices.map((choice, index) => ({ path: `choices.${index}.dateId`, choice })),
  ]
  return fields.flatMap(({ path, choice }) =>
    choice.kind === 'move' && isWrong(choice.dateId) ? { path, message } : [],
  )
}

/** What staff see of the plan: the registrations, their seats, and what becomes of them. */
export function factsOf(bookings: readonly ConcernedBooking[]) {
  return bookings.map(({ registration, seats, choice }) => [
    registration.id,
    registration.status,
    registration.contactEmail,
    seats.map(({ id, email }) => [id, email]),
    choice.kind === 'move' ? choice.dateId : null,
  ])
}
