import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { asciiEmail } from '#platform/basics/domain/email-address.ts'
import type { MailContent, MailDataOf } from '#platform/mail/server/mail-data.ts'
import type { MailAddress, MailSettings } from '#platform/mail/server/mail-settings.ts'
import type { MailAttachment } from '#platform/mail/server/registered-mails.ts'
import { seatUid } from '#shop/trainings/server/seat-uid.ts'
import { calendarFile, sessionEvent } from '#shop/trainings/server/session-calendar.ts'
import type { CalendarSeat, MailTraining } from './seat-facts.ts'

interface Entry {
  seat: CalendarSeat
  training: MailTraining
  method: MailAttachment['method']
}

interface Mailing {
  /** The attendee whose calendar it is. */
  attendee: MailAddress
  /** When the mail was queued: DTSTAMP, the same at every attempt. */
  queuedAt: Date
  settings: MailSettings
}

/**
 * The calendar entries of a mail: one file for each seat whose session has a known instant, because a file with a
 * method may contain one UID only (RFC 5546, 3.2.2).
 */
export function calendarAttachments(content: MailContent, mailing: Mailing): MailAttachment[] {
  return entriesOf(content).flatMap((entry, index) => {
    const file = seatCalendar(entry, mailing)
    return file ? { fileName: fileName(entry, index), method: entry.method, content: file } : []
  })
}

function entriesOf({ template, data }: MailContent): Entry[] {
  switch (template) {
    case 'registration.confirmed.booker':
      return data.ownSeats.map((seat) => ({ seat, training: seat.training, method: 'REQUEST' }))
    case 'registration.confirmed.attendee':
      return data.seats.map((seat) => ({ seat, training: seat.training, method: 'REQUEST' }))
    case 'registration.cancelled.booker':
      return data.ownSeats.map((seat) => ({ seat, training: seat.training, method: 'CANCEL' }))
    case 'registration.cancelled.attendee':
      return data.seats.map((seat) => ({ seat, training: seat.training, method: 'CANCEL' }))
    case 'date.cancelled.booker':
      return data.ownSeats.map((seat) => ({ seat, ...entryAfterCancellation(data) }))
    case 'date.cancelled.attendee':
      return data.seats.map((seat) => ({ seat, ...entryAfterCancellation(data) }))
    case 'booking.changed.booker':
      return [
        ...data.lostSeats.map((seat) => ({
          seat,
          training: seat.training,
          method: 'CANCEL' as const,
        })),
        ...data.ownSeats.map((seat) => ({
          seat,
          training: seat.training,
          method: 'REQUEST' as const,
        })),
      ]
    case 'contact.changed':
      return data.lostSeats.map((seat) => ({ seat, training: seat.training, method: 'CANCEL' }))
    case 'seat.gained':
      return data.seats.map((seat) => ({ seat, training: seat.training, method: 'REQUEST' }))
    case 'seat.lost':
      return data.seats.map((seat) => ({ seat, training: seat.training, method: 'CANCEL' }))
    case 'seat.moved': {
      const { before, training, seats } = data
      const entry: Omit<Entry, 'seat'> = training.startsAt
        ? { training, method: 'REQUEST' }
        : { training: before, method: 'CANCEL' }
      return seats.map((seat) => ({ seat, ...entry }))
    }
    case 'session.changed': {
      // Where the new instant is unknown, the entry at the old one is wrong, so it is cancelled.
      const { before, training, seats } = data
      const entry: Omit<Entry, 'seat'> = training.startsAt
        ? { training, method: 'REQUEST' }
        : { training: { ...training, ...before }, method: 'CANCEL' }
      return seats.map((seat) => ({ seat, ...entry }))
    }
    default:
      return []
  }
}

/** The entry of the new date. Where there is none, or its instant is unknown, the entry of the old one is cancelled. */
function entryAfterCancellation({
  cancelled,
  outcome,
}: MailDataOf['date.cancelled.attendee' | 'date.cancelled.booker']): Omit<Entry, 'seat'> {
  return outcome.kind === 'move' && outcome.training.startsAt
    ? { training: outcome.training, method: 'REQUEST' }
    : { training: cancelled, method: 'CANCEL' }
}

function seatCalendar({ seat, training, method }: Entry, mailing: Mailing): string | null {
  const { attendee, queuedAt, settings } = mailing
  const { publicUrl, firm } = settings
  if (!training.startsAt || !training.endsAt) return null
  const name = seat.attendee || attendee.name
  const session = {
    ...training,
    start: new Date(training.startsAt),
    end: new Date(training.endsAt),
    ...(seat.attendee && { attendees: [seat.attendee] }),
  }
  const calendar = calendarFile(firm.name, ICalCalendarMethod[method])
  calendar.createEvent({
    ...sessionEvent(session, { publicUrl, firmName: firm.name }),
    id: seatUid(seat.id, publicUrl),
    sequence: seat.sequence,
    stamp: queuedAt,
    status: ICalEventStatus[method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'],
    organizer: { name: firm.name, email: settings.replyTo ?? settings.from.address },
    attendees: [
      {
        ...(name === '' ? {} : { name }),
        email: asciiEmail(attendee.address) ?? attendee.address,
        role: ICalAttendeeRole.REQ,
        type: ICalAttendeeType.INDIVIDUAL,
        // The attendee has booked the seat, so the calendar need not ask for an answer.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  return calendar.toString()
}

function fileName({ training, method }: Entry, index: number): string {
  const name = method === 'CANCEL' ? 'absage' : 'termin'
  return `${name}-${index + 1}-${training.id}.ics`
}
