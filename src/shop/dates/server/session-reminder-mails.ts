import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import { bookedBy, byRecipient, recipientName } from '#platform/mail/server/recipients.ts'
import type { TakenSeat } from '#shop/booking/server/informed-seats.repository.ts'
import { ownLinks } from '#shop/booking/server/own-links.ts'
import { trainingFacts } from '#shop/booking/server/training-facts.ts'
import type { DateRow } from '#shop/trainings/server/training-dates.repository.ts'
import { type ReminderKind, wantsReminder } from '../domain/session-reminder.ts'

/**
 * The reminders of a session: one to each address with confirmed seats in it. Their key contains training and start,
 * so that a date that has moved gets new ones and nobody is reminded twice.
 */
export function sessionReminderMails(facts: {
  kind: ReminderKind
  date: DateRow & { startsAt: Date }
  /** The taken seats. */
  seats: readonly TakenSeat[]
  now: Date
}): NewMail[] {
  const { kind, date, now } = facts
  const { startsAt, meetingUrl } = date
  const reminded = facts.seats.filter(
    // Where the confirmation still waits, a later run reminds of the session.
    ({ status, informedAt, hasWithdrawableMails }) =>
      status === 'confirmed' && !hasWithdrawableMails && wantsReminder(kind, startsAt, informedAt),
  )
  const template = `session.reminder.${kind}` as const
  return byRecipient(reminded).map(({ address, seats }) => {
    const bookers = seats.map(({ booker }) => bookedBy(address, booker))
    return {
      template,
      data: {
        attendeeName: recipientName(seats),
        // A person who booked one of the seats need not be told who booked another.
        bookedBy: bookers.includes(null) ? null : (bookers[0] ?? null),
        reference: [...new Set(seats.map(({ reference }) => reference))].join(', '),
        training: trainingFacts(date),
        dateId: date.id,
        ...(seats.some(({ isMailboxShared }) => isMailboxShared) && {
          attendees: seats.map(({ name }) => ({ attendee: name })),
        }),
        remindedAt: now.toISOString(),
        meetingUrl,
        ...ownLinks(address, seats),
      },
      dedupeKey: `${template}/${date.trainingId}/${startsAt.toISOString()}`,
      recipient: address,
      registrationId: seats[0].registrationId,
    }
  })
}
