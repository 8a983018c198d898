import { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { nameOf } from '#platform/persons/domain/split-name.ts'
import { type RegistrationStatus, seatStatus, takesSeats } from '#shop/seats/domain/status.ts'
import { seatUid } from '#shop/trainings/server/seat-uid.ts'
import {
  type CalendarSettings,
  calendarFile,
  sessionEvent,
} from '#shop/trainings/server/session-calendar.ts'
import { bookerAccessErrors } from './booker-access.errors.ts'
import type { LinkedSeat } from './linked-bookings.repository.ts'

interface CalendarContext extends CalendarSettings {
  /** Of the registration. */
  status: RegistrationStatus
  /** The time of creation, which is the meaning of DTSTAMP in a published calendar. */
  now: Date
}

/**
 * The calendar file of one seat, to download. Its entry has the UID and the SEQUENCE of the entry in the mails, so a
 * calendar that has both holds one.
 *
 * @param booking all seats of the booking, for its booker: where they are of several people, the entry says for whom it is
 *
 * @throws ProblemError 404 booking_link.no_session for a cancelled seat, and where the instant is unknown
 */
export function seatCalendar(
  seat: LinkedSeat,
  context: CalendarContext,
  booking: readonly LinkedSeat[] = [],
): string {
  return calendarOf([{ seat, people: areOfSeveral(booking) ? [seat] : [] }], context)
}

/**
 * The calendar file of a whole booking: one entry for each date. Where the booker attends, it is that of the booker's
 * own seat. Where the seats are of several people, each entry says for whom it is.
 *
 * @throws ProblemError 404 booking_link.no_session where no seat has an entry
 */
export function bookingCalendar(seats: readonly LinkedSeat[], context: CalendarContext): string {
  const taken = seats.filter((seat) => isTaken(seat, context))
  const ofDates = Map.groupBy(taken, ({ dateId }) => dateId)
  const shown = [...ofDates.values()].flatMap((ofDate) => {
    const seat = ofDate.find(({ attendeeType }) => attendeeType === 'booker') ?? ofDate[0]
    return seat ? { seat, people: areOfSeveral(taken) ? ofDate : [] } : []
  })
  return calendarOf(shown, context)
}

interface Entry {
  seat: LinkedSeat
  /** The seats whose people the entry names; none where nobody is named. */
  people: readonly LinkedSeat[]
}

function areOfSeveral(seats: readonly LinkedSeat[]): boolean {
  return new Set(seats.map(nameOf)).size > 1
}

function calendarOf(entries: readonly Entry[], context: CalendarContext): string {
  const events = entries.flatMap((entry) => eventOf(entry, context) ?? [])
  if (events.length === 0) throw bookerAccessErrors.noSession()
  const calendar = calendarFile(context.firmName, ICalCalendarMethod.PUBLISH)
  for (const event of events) calendar.createEvent(event)
  return calendar.toString()
}

function isTaken({ cancelledAt }: LinkedSeat, { status }: CalendarContext): boolean {
  return takesSeats(seatStatus(status, cancelledAt))
}

function eventOf({ seat, people }: Entry, context: CalendarContext) {
  const { startsAt, endsAt, trainingId } = seat
  if (!startsAt || !endsAt || !isTaken(seat, context)) return null
  const session = {
    id: trainingId,
    title: seat.title,
    subtitle: seat.subtitle,
    start: startsAt,
    end: endsAt,
    attendees: [...new Set(people.map(nameOf))],
  }
  return {
    ...sessionEvent(session, context),
    id: seatUid(seat.id, context.publicUrl),
    sequence: seat.calendarSequence,
    stamp: context.now,
    status: ICalEventStatus[context.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'],
  }
}
