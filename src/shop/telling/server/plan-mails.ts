import { isSameAddress } from '#platform/mail/server/recipients.ts'
import { bookedPrice } from '#shop/booking/domain/booked-price.ts'
import { bookingLink, seatFacts } from '#shop/booking/server/mail-facts.ts'
import { trainingFacts } from '#shop/booking/server/training-facts.ts'
import { bookerDifferences, changesToTell, seatsToCome } from './booker-differences.ts'
import { OwnDifferences, type Plan, type TellContext } from './plan.ts'
import { PlannedMails } from './planned-mails.ts'
import { costOf, dateOf, owedOf, type PresentBooking } from './present-booking.ts'
import {
  calendarSeat,
  gainedSeat,
  isBookers,
  isUndated,
  lostSeat,
  personFacts,
  tellEach,
} from './seat-entries.ts'
import { changesSince, tellStaff } from './staff-mail.ts'
import { tellCancelledDate, tellMovedSessions } from './tell-dates.ts'
import { tellCancellation, tellConfirmation, tellReceipt, wasEverConfirmed } from './tell-status.ts'

/**
 * The mails that say what differs between what the people of a booking know and what is so now; none where nothing
 * differs. A booker who attends gets the own calendar entries in the mail about the booking.
 */
export function planMails(booking: PresentBooking, context: TellContext): PlannedMails {
  const planned = new PlannedMails(booking)
  const own = new OwnDifferences(booking)
  const booker = bookerDifferences(booking)
  const plan: Plan = { booking, context, planned, own, booker }
  tellFormerBookers(plan)
  for (const cancelled of booker.cancelledDates) tellCancelledDate(plan, cancelled)
  if (booker.status === 'confirmed') tellConfirmation(plan)
  if (booker.status === 'cancelled') tellCancellation(plan)
  if (!booker.known && booker.status === null) tellReceipt(plan)
  tellMovedSessions(plan)
  tellChanges(plan)
  tellOthers(plan)
  tellStaff(plan)
  return planned
}

/** Who was the booker and is at another address now, is told so, and gets nothing more. */
function tellFormerBookers(plan: Plan): void {
  const { booking, planned, own } = plan
  const { registration, told } = booking
  const bookers = told.flatMap(({ facts }) => (facts && 'texts' in facts ? facts : []))
  for (const { name, email } of bookers) {
    if (isSameAddress(email, registration.contactEmail)) continue
    const lost = own.take((one) => one.kind === 'lost' && isSameAddress(one.recipient, email))
    const data = {
      bookerName: name,
      reference: registration.reference,
      lostSeats: lost.map((one) => lostSeat(plan, one)),
    }
    planned.add({ template: 'contact.changed', data }, { to: email, own: lost, booking: 'left' })
  }
}

/** The summary for the booker of everything that no other mail says. */
function tellChanges(plan: Plan): void {
  const { booking, context, planned, own, booker } = plan
  const { registration, packageName, dates } = booking
  const { reference, contactName, contactEmail, status } = registration
  const changes = changesToTell(booker)
  if (!booker.known || changes.length === 0) return
  const since = changesSince(booking, booker.known.through)
  const actors = new Set(since.map(({ actor }) => actor))
  const [by = 'staff'] = actors
  const through = booker.known.through
  const answers = booking.answers.filter(({ at }) => through === null || at > new Date(through))
  const cancelled = changes.flatMap(({ seat, facts }) =>
    seat && facts.kind === 'cancelled' ? [seat] : [],
  )
  const bookersOwn = own.take(isBookers(plan))
  planned.add(
    {
      template: 'booking.changed.booker',
      data: {
        bookingLink: bookingLink(registration),
        bookerName: contactName,
        reference,
        packageName,
        ...bookedPrice(registration),
        status,
        by: actors.size > 1 ? 'several' : by,
        changes: changes.map(({ facts }) => facts),
        seats: seatFacts(seatsToCome(booking), dates),
        answer: answers.map(({ answer }) => answer).join(' '),
        owed: owedOf(booking),
        ...(cancelled.length > 0 && { kept: costOf(booking, cancelled).kept }),
        ownSeats: bookersOwn.flatMap((one) => (one.kind === 'lost' ? [] : gainedSeat(plan, one))),
        lostSeats: bookersOwn.flatMap((one) =>
          one.kind === 'lost' || isUndated(plan, one) ? lostSeat(plan, one) : [],
        ),
      },
    },
    {
      to: contactEmail,
      own: bookersOwn,
      booked: booking.seats.map(({ id }) => id),
      booking: 'present',
      // Staff have changed what was never confirmed, so nobody has proved that the mailbox is theirs.
      unconfirmedPerHour:
        by === 'staff' && status !== 'confirmed' && !wasEverConfirmed(plan)
          ? context.unconfirmedPerHour
          : undefined,
    },
  )
}

/** One mail to each person about each kind of what is left; one for each seat that is moved. */
function tellOthers(plan: Plan): void {
  const { booking, planned, own } = plan
  tellEach(
    plan,
    ({ kind }) => kind === 'gained',
    (group) => ({
      template: 'seat.gained',
      data: { ...personFacts(plan, group), seats: group.map((one) => gainedSeat(plan, one)) },
    }),
  )
  for (const isReplaced of [true, false])
    tellEach(
      plan,
      ({ kind, cause }) => kind === 'lost' && (cause === 'replaced') === isReplaced,
      (group) => ({
        template: 'seat.lost',
        data: {
          ...personFacts(plan, group),
          seats: group.map((one) => lostSeat(plan, one)),
          isReplaced,
        },
      }),
    )
  for (const one of own.take(({ kind }) => kind === 'moved')) {
    if (!one.before) continue
    const date = dateOf(booking, one.seat)
    planned.add(
      {
        template: 'seat.moved',
        data: {
          ...personFacts(plan, [one]),
          before: one.before.training,
          training: trainingFacts(date),
          meetingUrl: booking.registration.status === 'confirmed' ? date.meetingUrl : null,
          seats: [calendarSeat(plan, one)],
        },
      },
      { to: one.recipient, own: [one] },
    )
  }
}
