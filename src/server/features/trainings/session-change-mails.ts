import { isErasedAddress } from '#domain/registration/erased-person.ts'
import type { NewMail } from '../mail/mails.repository.ts'
import { trainingFacts } from '../mail/training-facts.ts'
import type { ConfirmedSeat, TrainingRow } from './trainings.repository.ts'

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
 * The mails that a moved session causes: one to each address that holds a confirmed seat, however many seats it holds.
 * Addresses that differ in upper and lower case only are one; of an erased person there is none.
 */
export function sessionChangeMails(facts: {
  before: TrainingRow
  after: TrainingRow
  seats: readonly ConfirmedSeat[]
}): NewMail[] {
  const { before, after, seats } = facts
  const byAddress = Map.groupBy(
    seats.filter(({ email }) => !isErasedAddress(email)),
    ({ email }) => email.toLowerCase(),
  )
  return [...byAddress.values()].flatMap((seatsOfOne) => {
    const [first] = seatsOfOne
    if (!first) return []
    return {
      template: 'session.changed',
      data: {
        name: first.name,
        references: [...new Set(seatsOfOne.map(({ reference }) => reference))],
        training: trainingFacts(after),
        before: trainingFacts(before),
        seats: seatsOfOne.map(({ id, sequence }) => ({ id, sequence })),
      },
      cause: `session.changed/${after.id}/${after.version}`,
      recipient: first.email,
      registrationId: first.registrationId,
    }
  })
}
