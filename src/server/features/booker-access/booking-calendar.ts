import { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type RegistrationStatus, seatStatus, takesSeats } from '#domain/registration/status.ts'
import { seatUid } from '../calendar/seat-uid.ts'
import { type CalendarSettings, calendarFile, sessionEvent } from '../calendar/session-calendar.ts'
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
 * @throws ProblemError 404 booking_link.no_session for a cancelled seat, and where the instant is unknown
 */
export function seatCalendar(seat: LinkedSeat, context: CalendarContext): string {
  return calendarOf([seat], context)
}

/**
 * The calendar file of a whole booking: one entry for each date. Where the booker attends, it is that of the booker's
 * own seat.
 *
 * @throws ProblemError 404 booking_link.no_session where no seat has an entry
 */
export function bookingCalendar(seats: readonly LinkedSeat[], context: CalendarContext): string {
  const ofDates = Map.groupBy(
    seats.filter((seat) => isTaken(seat, context)),
    ({ dateId }) => dateId,
  )
  const shown = [...ofDates.values()].flatMap(
    (ofDate) => ofDate.find(({ attendeeType }) => attendeeType === 'booker') ?? ofDate.slice(0, 1),
  )
  return calendarOf(shown, context)
}

function calendarOf(seats: readonly LinkedSeat[], context: CalendarContext): string {
  const events = seats.flatMap((seat) => eventOf(seat, context) ?? [])
  if (events.length === 0) throw bookerAccessErrors.noSession()
  const calendar = calendarFile(context.firmName, ICalCalendarMethod.PUBLISH)
  for (const event of events) calendar.createEvent(event)
  return calendar.toString()
}

function isTaken({ cancelledAt }: LinkedSeat, { status }: CalendarContext): boolean {
  return takesSeats(seatStatus(status, cancelledAt))
}

function eventOf(seat: LinkedSeat, context: CalendarContext) {
  const { startsAt, endsAt, trainingId } = seat
  if (!startsAt || !endsAt || !isTaken(seat, context)) return null
  const session = {
    id: trainingId,
    title: seat.title,
    subtitle: seat.subtitle,
    start: startsAt,
    end: endsAt,
  }
  return {
    ...sessionEvent(session, context),
    id: seatUid(seat.id, context.publicUrl),
    sequence: seat.calendarSequence,
    stamp: context.now,
    status: ICalEventStatus[context.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'],
  }
}
