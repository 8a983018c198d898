import type { BookingLink } from '#platform/mail/server/mail-data.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { CancellationCost } from '#shop/booking-rules/domain/cancellation-cost.ts'
import type { RegistrationTexts } from '#shop/seats/domain/registration-fields.ts'
import type { BookedPrice } from '../domain/booked-price.ts'
import type { CalendarSeat, LostSeat, MailTraining, OwnSeat, SeatFacts } from './seat-facts.ts'

/*
 * The data of mails about a registration as a whole and about single seats. Instants are ISO texts in UTC, amounts
 * "149.00".
 */

/** In every mail to a booker. */
export interface WithBookingLink {
  bookingLink: BookingLink
}

/** The registration's texts are those that are shown in the mail. */
export interface BookingFacts extends Partial<RegistrationTexts>, BookedPrice {
  bookerName: string
  reference: string
  packageName: string
  /** The VAT in the price, in percent; absent where it is not known. */
  vatRate?: number
  seats: SeatFacts[]
}

/** In a mail that says what is promised about the booking. */
interface WithRules {
  rules: BookingRules
}

export interface StatusFacts extends BookingFacts, WithBookingLink {
  /** Seats whose session had ended when the mail was created; the others are in `seats`. */
  pastSeats?: SeatFacts[]
}

export interface AttendeeFacts {
  /** First and last name. */
  attendeeName: string
  /** The booker; null where the attendee booked, or where the booker's data was erased. */
  bookedBy: { name: string } | null
  reference: string
}

declare module '#platform/mail/server/mail-data.ts' {
  interface MailDataOf {
    /** To the booker, at once. */
    'registration.received': BookingFacts & WithBookingLink & WithRules
    /** To staff, at once. */
    'registration.received.staff': BookingFacts & {
      registrationId: string
      bookerEmail: string
      company: string
    }
    /**
     * To the booker, after staff have confirmed. Includes the booker's own seats, so a booker who attends gets only this
     * one.
     */
    'registration.confirmed.booker': StatusFacts & WithRules & { ownSeats: OwnSeat[] }
    /** To each other attendee, with that attendee's seats only. */
    'registration.confirmed.attendee': AttendeeFacts & { seats: OwnSeat[] }
    'registration.cancelled.booker': StatusFacts & {
      ownSeats: LostSeat[]
      cost: CancellationCost
    }
    /** To other attendees who had been informed of their seats. */
    'registration.cancelled.attendee': AttendeeFacts & { seats: LostSeat[] }
    /** To somebody who has a seat now: a substitute, or who gets a cancelled seat back. */
    'seat.gained': AttendeeFacts & { seats: OwnSeat[] }
    /** To an attendee who had been informed of the seat. */
    'seat.lost': AttendeeFacts & {
      seats: LostSeat[]
      /** Whether another person has the seat now; else it is cancelled. */
      isReplaced: boolean
    }
    /** To an attendee who had been informed of the seat, which now has another date. */
    'seat.moved': AttendeeFacts & {
      before: MailTraining
      training: MailTraining
      /** Null where staff have set none, and where the registration is not confirmed. */
      meetingUrl: string | null
      seats: CalendarSeat[]
    }
  }
}
