import type { Training } from '#shop/trainings/domain/training.ts'
import type { WaitedFor } from '#site/pages/web/waiting-list-address.ts'
import type { RequestedBooking } from './booking-search.ts'
import type { OfferedDate } from './offered-dates.ts'

/** The seat that an address asks for, as far as it can be had. */
export interface SeatRequest {
  /** The date that was asked for, or the next free one of the training that was. */
  date?: OfferedDate
  missed?: MissedSeat
}

/** A seat that cannot be had, and what can. */
export interface MissedSeat {
  /** Why, as a sentence. */
  text: string
  /** The next free date of the same training. */
  instead: OfferedDate | undefined
  /** What the visitor can wait for; undefined where there is no such training. */
  waiting: WaitedFor | undefined
  /** The training's title where the seat is sold out. */
  soldOut?: string
}

/** What an address asks for; null where it asks for no seat. */
export function seatRequest(
  trainings: readonly Training[],
  dates: readonly OfferedDate[],
  { date: dateId, training: trainingId }: Pick<RequestedBooking, 'date' | 'training'>,
): SeatRequest | null {
  if (dateId === undefined && trainingId === undefined) return null
  const asked = dates.find(({ id }) => id === dateId)
  if (asked?.bookable) return { date: asked }

  const training = trainings.find(({ id }) => id === (asked?.trainingId ?? trainingId))
  const date = dates.find((one) => one.trainingId === training?.id && one.bookable)
  if (dateId === undefined && date) return { date }
  return { missed: { ...missedSeat(training, asked, dateId), instead: date } }
}

function missedSeat(
  training: Training | undefined,
  asked: OfferedDate | undefined,
  dateId: string | undefined,
): Omit<MissedSeat, 'instead'> {
  if (!training) {
    const what = dateId === undefined ? 'Dieses Training' : 'Diesen Termin'
    return { text: `${what} gibt es nicht oder nicht mehr.`, waiting: undefined }
  }
  const { id, title, dates } = training
  const full = asked ? dates.find((one) => one.id === asked.id) : dates[0]
  if (full && (asked || dateId === undefined)) {
    const when = asked ? ` am ${asked.date}` : ''
    return {
      text: `„${title}“${when} ist ausgebucht.`,
      waiting: { date: full.id },
      soldOut: title,
    }
  }
  const waiting = { training: id }
  if (asked) return { text: `„${title}“ am ${asked.date} hat schon begonnen.`, waiting }
  if (dateId !== undefined)
    return { text: `Diesen Termin für „${title}“ gibt es nicht mehr.`, waiting }
  return { text: `Für „${title}“ steht noch kein neuer Termin fest.`, waiting }
}
