import { bookingFacts, bookingLink, seatFacts } from '#shop/booking/server/mail-facts.ts'
import { bookingMails } from '#shop/booking/server/new-booking-mails.ts'
import type { OwnDifference } from './own-differences.ts'
import type { Plan } from './plan.ts'
import { isToCome, knownOf } from './present-booking.ts'
import { gainedSeat, isBookers, lostSeat, personFacts, tellEach } from './seat-entries.ts'

export function tellReceipt({ booking, context, planned }: Plan): void {
  const { registration, seats, packageName, dates, rules, vatRate } = booking
  if (registration.status !== 'pending') return
  const unconfirmedPerHour = registration.bookedBy === null ? context.unconfirmedPerHour : 0
  const taken = seats.filter(({ cancelledAt }) => cancelledAt === null)
  const facts = { registration, seats: taken, packageName, dates, rules, vatRate }
  const [receipt] = bookingMails({ ...facts, staff: undefined, unconfirmedPerHour })
  if (!receipt) return
  planned.add(receipt, {
    to: registration.contactEmail,
    booked: seats.map(({ id }) => id),
    booking: 'present',
    unconfirmedPerHour,
  })
}

export function tellConfirmation(plan: Plan): void {
  const { booking, planned, own } = plan
  const { registration } = booking
  const gained = own.take((one) => one.kind === 'gained' && isBookers(plan)(one))
  planned.add(
    {
      template: 'registration.confirmed.booker',
      data: {
        ...statusFacts(plan, 'registration.confirmed.booker'),
        rules: booking.rules,
        ownSeats: gained.map((one) => gainedSeat(plan, one)),
      },
    },
    { to: registration.contactEmail, own: gained, booked: notCancelled(plan), booking: 'present' },
  )
  tellEach(
    plan,
    ({ kind }) => kind === 'gained',
    (group) => ({
      template: 'registration.confirmed.attendee',
      data: { ...personFacts(plan, group), seats: group.map((one) => gainedSeat(plan, one)) },
    }),
  )
}

export function tellCancellation(plan: Plan): void {
  const { booking, context, planned, own } = plan
  const { registration, seats } = booking
  const isCancelled = ({ cause }: OwnDifference) => cause === 'booking cancelled'
  // Whom staff have told of the seat themselves, they tell of this as well: no calendar has an entry.
  const withoutEntry = own.take((one) => isCancelled(one) && one.seat.calendarSequence === 0)
  const lost = own.take((one) => isCancelled(one) && isBookers(plan)(one))
  planned.add(
    {
      template: 'registration.cancelled.booker',
      data: {
        ...statusFacts(plan, 'registration.cancelled.booker'),
        ownSeats: lost.map((one) => lostSeat(plan, one)),
        cost: { kept: booking.owed.cents, owed: booking.owed.cents },
      },
    },
    {
      to: registration.contactEmail,
      own: [...lost, ...withoutEntry],
      booked: seats.map(({ id }) => id),
      booking: 'present',
      unconfirmedPerHour: wasEverConfirmed(plan) ? undefined : context.unconfirmedPerHour,
    },
  )
  tellEach(plan, isCancelled, (group) => ({
    template: 'registration.cancelled.attendee',
    data: { ...personFacts(plan, group), seats: group.map((one) => lostSeat(plan, one)) },
  }))
}

/** The facts about the whole registration, for its booker. */
function statusFacts(
  { booking, booker }: Plan,
  mail: 'registration.confirmed.booker' | 'registration.cancelled.booker',
) {
  const { registration, packageName, dates, vatRate } = booking
  // Those that were cancelled within the same minute are part of the news.
  const isConcerned = (seat: (typeof booking.seats)[number]) =>
    seat.cancelledAt === null ||
    (mail === 'registration.cancelled.booker' &&
      (!booker.known ||
        knownOf(booking, `booked/${seat.id}`, registration.contactEmail)?.isCancelled === false))
  const concerned = booking.seats.filter(isConcerned)
  const past = concerned.filter((seat) => !isToCome(booking, seat))
  return {
    ...bookingFacts(mail, {
      registration,
      packageName,
      seats: concerned.filter((seat) => isToCome(booking, seat)),
      dates,
      vatRate,
    }),
    bookingLink: bookingLink(registration),
    ...(past.length > 0 && { pastSeats: seatFacts(past, dates) }),
  }
}

/** Whether somebody knows of a confirmed seat, and so has proved to read these mails. */
export function wasEverConfirmed({ booking, booker }: Plan): boolean {
  return (
    booker.known?.status === 'confirmed' ||
    booking.told.some(({ item, facts }) => item.startsWith('own/') && facts !== null)
  )
}

function notCancelled({ booking }: Plan): string[] {
  return booking.seats.filter(({ cancelledAt }) => cancelledAt === null).map(({ id }) => id)
}
