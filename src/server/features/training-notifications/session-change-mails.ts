import type { NewMail } from '../mail/mails.repository.ts'
import { byReader, readerName } from '../mail/readers.ts'
import { trainingFacts } from '../mail/training-facts.ts'
import type { HeldSeat } from '../registrations/told-seats.repository.ts'
import type { TrainingRow } from '../trainings/trainings.repository.ts'

type Session = Pick<TrainingRow, 'date' | 'time' | 'startsAt' | 'endsAt'>

/**
 * Whether the session takes place at another time than before. What counts is the time that was understood: another
 * spelling of the same one is no news. Where neither was understood, the texts have to do.
 */
export function hasSessionMoved(before: Session, after: Session): boolean {
  if (before.startsAt === null && after.startsAt === null) {
    return before.date !== after.date || before.time !== after.time
  }
  return (
    before.startsAt?.getTime() !== after.startsAt?.getTime() ||
    before.endsAt?.getTime() !== after.endsAt?.getTime()
  )
}

/**
 * Whether its holder has to hear of another date: those who are confirmed, and those who once were told so. The latter
 * have the old date in their calendars, also while staff have the registration open again. Whoever is yet to get the
 * first confirmation hears of the date by that.
 */
export function countsOnSession(seat: HeldSeat): boolean {
  const { status, informedAt, awaitsNews, wasToldBefore } = seat
  return awaitsNews ? wasToldBefore : status === 'confirmed' || informedAt !== null
}

/**
 * The mails that a moved session causes: one to each address, however many seats it holds.
 *
 * @param facts.seats those that count on the session
 * @param facts.told by seat, the SEQUENCE of the calendar entry that goes with the mail
 */
export function sessionChangeMails(facts: {
  before: TrainingRow
  after: TrainingRow
  seats: readonly HeldSeat[]
  told: Map<string, number>
}): NewMail[] {
  const { before, after, told } = facts
  return byReader(facts.seats).map(({ address, seats }) => ({
    template: 'session.changed',
    data: {
      name: readerName(seats),
      references: [...new Set(seats.map(({ reference }) => reference))],
      training: trainingFacts(after),
      before: trainingFacts(before),
      seats: seats.map(({ id }) => ({ id, sequence: told.get(id) ?? 0 })),
    },
    cause: `session.changed/${after.id}/${after.version}`,
    recipient: address,
    registrationId: seats[0].registrationId,
  }))
}
