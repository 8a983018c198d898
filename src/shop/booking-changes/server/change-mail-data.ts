import type { BookedPrice } from '#shop/booking/domain/booked-price.ts'
import type { ChangeActor } from '#shop/booking/domain/booking-change.ts'
import type { WithBookingLink } from '#shop/booking/server/booking-mail-data.ts'
import type { LostSeat, MailTraining, OwnSeat, SeatFacts } from '#shop/booking/server/seat-facts.ts'
import type { ToldOrder } from '#shop/booking/server/told-facts.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import type { DescribedChange } from '../domain/change-words.ts'

/* The data of mails about changes of a booking. */

/** One change of a booking, for its booker. Names are first and last name. */
export type ChangeFacts =
  | { kind: 'contact' | 'billing' | 'link' }
  | { kind: 'order'; before: OrderFacts; after: OrderFacts }
  | { kind: 'replaced'; attendee: string; formerAttendee: string; training: MailTraining }
  | { kind: 'corrected'; attendee: string; training: MailTraining }
  | { kind: 'moved'; attendee: string; before: MailTraining; training: MailTraining }
  | {
      kind: 'added' | 'cancelled' | 'restored' | 'cannot_come'
      attendee: string
      training: MailTraining
    }

type OrderFacts = Pick<ToldOrder, 'packageName' | 'price'>

/** A change by a booker or an attendee, for staff. */
export interface StaffChange extends DescribedChange {
  by: ChangeActor
  at: string
}

/** A booking that its booker or an attendee has changed, for staff. */
export interface ChangedBookingFacts {
  registrationId: string
  reference: string
  bookerName: string
  company: string
  /** The oldest first. */
  changes: StaffChange[]
}

/** A wish of the booker to cancel seats, and what it is about. */
export interface RequestFacts extends WithBookingLink {
  bookerName: string
  reference: string
  seats: SeatFacts[]
  /** Whether it is about the whole booking. */
  isWhole: boolean
}

declare module '#platform/mail/server/mail-data.ts' {
  interface MailDataOf {
    /** To the booker, after every change of the booking. A booker who attends gets the own calendar entries in it. */
    'booking.changed.booker': WithBookingLink &
      BookedPrice & {
        bookerName: string
        reference: string
        packageName: string
        status: RegistrationStatus
        /** Who made the changes. */
        by: ChangeActor | 'several'
        changes: ChangeFacts[]
        /** The seats as they are now: to come, and not cancelled. */
        seats: SeatFacts[]
        /** Of staff, in their words, to the booker's request; '' for none. */
        answer: string
        /** What the booking owes now, in cents; of a pending one, what it will owe. */
        owed: number
        /** What stays owed of the seats that were cancelled, in cents. Absent where none was. */
        kept?: number
        /** The booker's own seats that are new, or have another date. */
        ownSeats: OwnSeat[]
        /** The booker's own seats that were lost. */
        lostSeats: LostSeat[]
      }
    /** To the booker, who asked to cancel after the free time. */
    'request.received': RequestFacts
    'request.received.staff': Omit<RequestFacts, 'bookingLink'> & {
      registrationId: string
      bookerEmail: string
      /** In the booker's words; '' for none. */
      wish: string
    }
    /** To staff, at once: a booker or an attendee has changed something. */
    'booking.changed.staff': { booking: ChangedBookingFacts }
    /** To staff, once a day: all such changes since the last one. */
    'bookings.changed.staff': { bookings: ChangedBookingFacts[] }
    /** To the booker: the seats stay booked. */
    'request.refused': RequestFacts & {
      /** Of staff, in their words; '' for none. */
      answer: string
    }
    /** To a new contact address, which is confirmed by a link that is made when the mail is sent. */
    'contact.confirm': { bookerName: string; reference: string; contactLink: BookingLink }
    /** To the present contact address: somebody with the booker's link gave another one. */
    'contact.requested': WithBookingLink & { bookerName: string; reference: string }
    /** To the former contact address. */
    'contact.changed': {
      bookerName: string
      reference: string
      /** The booker's own seats, whose calendar entries go to the new address. */
      lostSeats: LostSeat[]
    }
  }
}
