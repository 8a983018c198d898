import { counted } from '#platform/design/web/counted.ts'
import { freeSeats } from '#shop/seats/domain/waiting-offers.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import {
  type CancellationPreview,
  choiceFor,
  type DateCancellation,
  findMissingSeats,
  type SeatsChoice,
  takesMovedSeats,
} from '../domain/date-cancellation.ts'

export type ConcernedBooking = CancellationPreview['bookings'][number]

/** What staff have chosen so far. The value of a choice is a date's id, or {@link CANCEL}. */
export interface Choices {
  reason: string
  forAll: string
  /** By registration; one without an entry is treated like all. */
  own: Readonly<Record<string, string>>
}

export const CANCEL = 'cancel'
export const LIKE_ALL = ''

export const SEATS = { one: 'Platz', many: 'Plätze' }
export const WITH_SEATS = { one: 'Platz', many: 'Plätzen' }
export const MAILS = { one: 'E-Mail', many: 'E-Mails' }
export const BOOKINGS = { one: 'Anmeldung', many: 'Anmeldungen' }

/** The request of these choices. Choices of registrations that have no seat any more are left out. */
export function requestOf(
  { reason, forAll, own }: Choices,
  bookings: readonly ConcernedBooking[],
): Omit<DateCancellation, 'fingerprint'> {
  return {
    reason: reason.trim(),
    default: choiceOf(forAll),
    choices: bookings.flatMap(({ registrationId }) => {
      const value = own[registrationId] ?? LIKE_ALL
      return value === LIKE_ALL ? [] : { registrationId, ...choiceOf(value) }
    }),
  }
}

function choiceOf(value: string): SeatsChoice {
  return value === CANCEL ? { kind: 'cancel' } : { kind: 'move', dateId: value }
}

/** The dates that seats can be moved to: those of the same training first, the earliest first. */
export function offeredDates(
  dates: readonly PlannedDate[],
  cancelled: PlannedDate,
  now: Date,
): PlannedDate[] {
  const offered = dates.filter((date) =>
    takesMovedSeats(
      { ...date, startsAt: date.startsAt === null ? null : new Date(date.startsAt) },
      cancelled.id,
      now,
    ),
  )
  const isSame = ({ trainingId }: PlannedDate) => trainingId === cancelled.trainingId
  return [...offered.filter(isSame), ...offered.filter((date) => !isSame(date))]
}

/**
 * "Dienstag, 13. April 2027, 10:00 – 11:30 Uhr: 12 Plätze frei"; for a date of another training after its title.
 *
 * @param trainingId the training of the cancelled date
 */
export function optionText(date: PlannedDate, trainingId: string): string {
  const left = freeSeats(date)
  const free = left === 0 ? 'ausgebucht' : `${counted(SEATS, left)} frei`
  const title = date.trainingId === trainingId ? '' : `${date.trainingTitle}, `
  return `${title}${date.date}, ${date.time}: ${free}`
}

/** A sentence for each date that has too few free seats for what is chosen. */
export function missingTexts(
  choices: Choices,
  bookings: readonly ConcernedBooking[],
  dates: readonly PlannedDate[],
): string[] {
  const request = requestOf(choices, bookings)
  const chosen = bookings.map(({ registrationId, attendees }) => ({
    seats: attendees,
    choice: choiceFor(request, registrationId),
  }))
  const left = new Map(dates.map((date) => [date.id, freeSeats(date)]))
  return findMissingSeats(chosen, left).map(({ dateId, requested, left: free }) => {
    const date = dates.find(({ id }) => id === dateId)
    const name = date ? `„${date.trainingTitle}“ am ${date.date}` : 'Der gewählte Termin'
    return `${name}: ${counted(SEATS, requested)} gebraucht, ${free === 0 ? 'keiner' : free} frei.`
  })
}

/** "4 Plätze umbuchen, 1 Platz kostenlos absagen": what the choices do. */
export function summaryText(choices: Choices, bookings: readonly ConcernedBooking[]): string {
  const request = requestOf(choices, bookings)
  const seatsOf = (kind: SeatsChoice['kind']) =>
    bookings
      .filter(({ registrationId }) => choiceFor(request, registrationId).kind === kind)
      .reduce((sum, { attendees }) => sum + attendees.length, 0)
  const [moved, cancelled] = [seatsOf('move'), seatsOf('cancel')]
  return [
    moved > 0 ? `${counted(SEATS, moved)} umbuchen` : '',
    cancelled > 0 ? `${counted(SEATS, cancelled)} kostenlos absagen` : '',
  ]
    .filter(Boolean)
    .join(', ')
}
