import type { BookedPrice } from '#shop/booking/domain/booked-price.ts'
import type { AttendeeFacts, WithBookingLink } from '#shop/booking/server/booking-mail-data.ts'
import type { CalendarSeat, MailTraining, SeatFacts } from '#shop/booking/server/seat-facts.ts'
import type { CancellationCost } from '#shop/booking-rules/domain/cancellation-cost.ts'

/* The data of mails about dates: reminders, moved and cancelled ones. */

/** A mail that is not sent once its date was cancelled. */
export interface OfDate {
  dateId: string
}

/** A date that staff cancelled, and what becomes of the seats on it. */
export interface DateCancellation {
  cancelled: MailTraining
  /** Of staff, in their words; '' for none. */
  reason: string
  outcome:
    | {
        kind: 'move'
        training: MailTraining
        /** Null where staff have set none, and where the registration is not confirmed. */
        meetingUrl: string | null
      }
    | { kind: 'cancel' }
}

/** In a mail to everybody with a seat: the booker gets the link of a booking, others one for each of their seats. */
export interface WithOwnLinks extends Partial<WithBookingLink> {
  /** The ids of the reader's seats that somebody else booked. */
  linkedSeats?: string[]
}

export interface ReminderFacts extends AttendeeFacts, OfDate, WithOwnLinks {
  training: MailTraining
  /** Who has the seats, where the mailbox has seats of several people; absent otherwise. */
  attendees?: { attendee: string }[]
  /** When the reminder was queued; "tomorrow" is relative to it. */
  remindedAt: string
  meetingUrl: string | null
}

export type SessionTexts = Pick<MailTraining, 'date' | 'time' | 'startsAt' | 'endsAt'>

declare module '#platform/mail/server/mail-data.ts' {
  interface MailDataOf {
    /** To the booker, after staff have cancelled a date. Includes the booker's own seats on it. */
    'date.cancelled.booker': DateCancellation &
      WithBookingLink &
      BookedPrice & {
        bookerName: string
        reference: string
        packageName: string
        isConfirmed: boolean
        /** What the seats cost; absent where they have a new date. */
        cost?: CancellationCost
        /** The seats that were on the date. */
        seats: SeatFacts[]
        /** The registration's other seats, to come and not cancelled. */
        otherSeats: SeatFacts[]
        /** The booker's seats whose calendar entries are moved or withdrawn. */
        ownSeats: CalendarSeat[]
      }
    /** To each other attendee who had been informed of the seat. */
    'date.cancelled.attendee': DateCancellation & AttendeeFacts & { seats: CalendarSeat[] }
    'session.reminder.day': ReminderFacts
    'session.reminder.hour': ReminderFacts
    /** To everyone with a confirmed seat in the session, and who booked one; one mail for all of a person's seats. */
    'session.changed': OfDate &
      WithOwnLinks & {
        name: string
        references: string[]
        training: MailTraining
        before: SessionTexts
        /** The seats whose calendar entries are updated; empty for a booker without a seat. */
        seats: CalendarSeat[]
        /** To a booker without a seat: who has the seats. */
        attendees?: { attendee: string }[]
      }
    /** To staff: a session with booked seats begins soon and has no meeting link. */
    'session.link_missing.staff': OfDate & {
      training: MailTraining
      /** Taken seats, confirmed or not. */
      seatsTaken: number
      /** When the mail was queued; "tomorrow" is relative to it. */
      remindedAt: string
    }
  }
}
