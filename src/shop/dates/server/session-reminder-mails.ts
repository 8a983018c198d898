import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import { bookedBy, byRecipient, recipientName } from '#platform/mail/server/recipients.ts'
import { ownLinks } from '#shop/booking/server/own-links.ts'
import type { TakenSeat } from '#shop/booking/server/seats.repository.ts'
import { trainingFacts } from '#shop/booking/server/training-facts.ts'
import { hasSessionMoved } from '#shop/telling/server/session-moved.ts'
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
    (seat) =>
      seat.status === 'confirmed' &&
      knowsSession(seat, date) &&
      wantsReminder(kind, startsAt, seat.informedAt),
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

/** Who is not told yet of the seat, or of its present day and time, is reminded by a later run. */
function knowsSession(seat: TakenSeat, date: DateRow): seat is TakenSeat & { informedAt: Date } {
  const { known, informedAt } = seat
  const isTold = informedAt !== null && known?.dateId === date.id
  return isTold && !hasSessionMoved(known.training, date)
}
