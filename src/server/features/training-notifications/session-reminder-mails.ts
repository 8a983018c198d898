import { type ReminderKind, wantsReminder } from '#domain/training/session-reminder.ts'
import type { NewMail } from '../mail/mails.repository.ts'
import { bookedBy, byReader, readerName } from '../mail/readers.ts'
import { trainingFacts } from '../mail/training-facts.ts'
import type { HeldSeat } from '../registrations/told-seats.repository.ts'
import type { TrainingRow } from '../trainings/trainings.repository.ts'

/**
 * The reminders of a session: one to each address that holds confirmed seats in it, however many. Their cause names the
 * start, so that a session that moves reminds again, and one that stays does not.
 */
export function sessionReminderMails(facts: {
  kind: ReminderKind
  training: TrainingRow & { startsAt: Date }
  /** The seats that are taken in it. */
  seats: readonly HeldSeat[]
  now: Date
}): NewMail[] {
  const { kind, training, now } = facts
  const { startsAt, meetingUrl } = training
  const reminded = facts.seats.filter(
    // Whoever is yet to hear of the confirmation is reminded at a later look.
    ({ status, informedAt, awaitsNews }) =>
      status === 'confirmed' && !awaitsNews && wantsReminder(kind, startsAt, informedAt),
  )
  const template = `session.reminder.${kind}` as const
  return byReader(reminded).map(({ address, seats }) => {
    const bookers = seats.map(({ booker }) => bookedBy(address, booker))
    return {
      template,
      data: {
        attendeeName: readerName(seats),
        // Whoever booked one of the seats needs not hear who booked the other.
        bookedBy: bookers.includes(null) ? null : (bookers[0] ?? null),
        reference: [...new Set(seats.map(({ reference }) => reference))].join(', '),
        training: trainingFacts(training),
        remindedAt: now.toISOString(),
        meetingUrl,
      },
      cause: `${template}/${training.id}/${startsAt.toISOString()}`,
      recipient: address,
      registrationId: seats[0].registrationId,
    }
  })
}
