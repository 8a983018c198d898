import type { BookingChange } from '#shop/booking/domain/booking-change.ts'
import { changeWords, type ValueChange } from '#shop/booking-changes/domain/change-words.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { STATUS_LABELS } from '#shop/seats/domain/status.ts'

/** A line of the history. */
export interface HistoryLine {
  id: string
  /** What happened, in words. */
  title: string
  /** Values before and after, where the title does not name them. */
  details: ValueChange[]
  /** Who did it. */
  by: string
  createdAt: string
}

/** Everything that happened to the booking, the newest first: changes, changes of status, and its beginning. */
export function historyLines(registration: RegistrationDetails): HistoryLine[] {
  const { id, changes, history, bookedBy, createdAt } = registration
  const lines = [
    ...changes.map((change) => changeLine(change, registration)),
    ...history.map(({ from, to, actor, createdAt: at }) => ({
      id: `${at} ${from} ${to}`,
      title: `Status: ${STATUS_LABELS[from]} → ${STATUS_LABELS[to]}`,
      details: [],
      by: actor,
      createdAt: at,
    })),
  ]
  return [
    ...lines.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    {
      id,
      title: bookedBy === null ? 'Anmeldung angekommen' : 'Anmeldung angelegt',
      details: [],
      by: bookedBy ?? 'über den Shop',
      createdAt,
    },
  ]
}

function changeLine(change: BookingChange, registration: RegistrationDetails): HistoryLine {
  const { id, createdAt, attendeeId } = change
  const seat = registration.seats.find((one) => one.id === attendeeId)
  const words = changeWords({
    ...change,
    seat: seat ? { position: seat.position, name: `${seat.firstName} ${seat.lastName}` } : null,
  })
  return { id, ...words, by: actorText(change), createdAt }
}

function actorText({ actor, actorEmail }: BookingChange): string {
  if (actor === 'staff') return actorEmail ?? 'Büro'
  return actor === 'booker' ? 'Bucher, über den Link' : 'Teilnehmende Person, über den Link'
}
