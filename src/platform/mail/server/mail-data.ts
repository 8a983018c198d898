import type { NoLinkReason } from '#office/messages/domain/message.ts'
import type { ChangeActor } from '#shop/booking/domain/booking-change.ts'
import type {
  CalendarSeat,
  LostSeat,
  MailTraining,
  OwnSeat,
  SeatFacts,
} from '#shop/booking/server/seat-facts.ts'
import type { ToldChange } from '#shop/booking-changes/domain/change-words.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { CancellationCost } from '#shop/booking-rules/domain/cancellation-cost.ts'
import type { PriceType } from '#shop/prices/domain/price-type.ts'
import {
  REGISTRATION_FIELD_NAMES,
  type RegistrationTexts,
} from '#shop/seats/domain/registration-fields.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import type { WaitingEnd, WaitingFacts } from '#shop/waiting-list/server/waiting-facts.ts'
import type { RoomKind } from '#tools/rooms/domain/room.ts'
import type { MailTexts } from '../domain/mail-text.ts'

/*
 * The data of each mail, stored until it is sent: facts only. The texts are in the templates and in
 * platform/mail/domain/mail-texts.ts, except those that staff wrote, which are stored with the mail.
 * Instants are ISO texts in UTC, amounts "149.00".
 */

/**
 * What the booker's link in a mail is made of when the mail is sent. The counter is that of the time when the mail was
 * queued, so a mail to an old address never carries a link that is valid again.
 */
export interface BookingLink {
  registrationId: string
  reference: string
  linkCounter: number
}

/** In every mail to a booker. Absent in a mail of an earlier version. */
interface WithBookingLink {
  bookingLink?: BookingLink
}

/** The registration's texts are those that are shown in the mail. A mail that an earlier version queued has fewer. */
export interface BookingFacts extends Partial<RegistrationTexts>, WithBookingLink {
  bookerName: string
  reference: string
  packageName: string
  price: string
  priceType: PriceType
  /** True where staff agreed on the price, so that it is of no phase. Absent otherwise. */
  isOwnPrice?: true
  seats: SeatFacts[]
  /** Until when the booker can change the booking. Absent where the mail does not say it. */
  rules?: BookingRules
}

interface StatusFacts extends BookingFacts {
  /** Seats whose session had ended when the mail was created; the others are in `seats`. */
  pastSeats?: SeatFacts[]
}

interface AttendeeFacts {
  /** First and last name. */
  attendeeName: string
  /** The booker; null where the attendee booked, or where the booker's data was erased. */
  bookedBy: { name: string } | null
  reference: string
}

/** A mail that is not sent once its date was cancelled. */
interface OfDate {
  /** Absent in a mail of version 1.0. */
  dateId?: string
}

/** A date that staff cancelled, and what becomes of the seats on it. */
interface DateCancellation {
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
    | {
        kind: 'refund'
        /** Whether all seats of the registration were on the date. */
        isWhole: boolean
      }
}

/** One change of a booking, for its booker. Names are first and last name. */
export type ChangeFacts =
  | { kind: 'contact' | 'billing' | 'link' }
  | { kind: 'replaced'; attendee: string; formerAttendee: string; training: MailTraining }
  | { kind: 'corrected'; attendee: string; training: MailTraining }
  | { kind: 'moved'; attendee: string; before: MailTraining; training: MailTraining }
  | { kind: 'cancelled' | 'restored' | 'cannot_come'; attendee: string; training: MailTraining }

/** A change by a booker or an attendee, for staff. */
export interface StaffChange extends ToldChange {
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
interface RequestFacts extends WithBookingLink {
  bookerName: string
  reference: string
  seats: SeatFacts[]
  /** Whether it is about the whole booking. */
  isWhole: boolean
}

/**
 * In a mail to everybody with a seat: the booker gets the link of a booking, others one for each of their seats. Absent
 * in a mail of an earlier version.
 */
interface WithOwnLinks extends WithBookingLink {
  /** The ids of the reader's seats that somebody else booked. */
  linkedSeats?: string[]
}

interface ReminderFacts extends AttendeeFacts, OfDate, WithOwnLinks {
  training: MailTraining
  /** Who has the seats, where the mailbox has seats of several people; absent otherwise. */
  attendees?: { attendee: string }[]
  /** When the reminder was queued; "tomorrow" is relative to it. */
  remindedAt: string
  meetingUrl: string | null
}

type SessionTexts = Pick<MailTraining, 'date' | 'time' | 'startsAt' | 'endsAt'>

/** Every template and its data. */
export interface MailDataOf {
  /** To the booker, at once. */
  'registration.received': BookingFacts
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
  'registration.confirmed.booker': StatusFacts & { ownSeats: OwnSeat[] }
  /** To each other attendee, with that attendee's seats only. */
  'registration.confirmed.attendee': AttendeeFacts & { seats: OwnSeat[] }
  'registration.cancelled.booker': StatusFacts & {
    ownSeats: LostSeat[]
    /** Absent in a mail of an earlier version. */
    cost?: CancellationCost
  }
  /** To other attendees who had been informed of their seats. */
  'registration.cancelled.attendee': AttendeeFacts & { seats: LostSeat[] }
  /** To the booker, after staff have cancelled a date. Includes the booker's own seats on it. */
  'date.cancelled.booker': DateCancellation &
    WithBookingLink & {
      bookerName: string
      reference: string
      packageName: string
      price: string
      isConfirmed: boolean
      /** The seats that were on the date. */
      seats: SeatFacts[]
      /** The registration's other seats, to come and not cancelled. */
      otherSeats: SeatFacts[]
      /** The booker's seats whose calendar entries are moved or withdrawn. */
      ownSeats: CalendarSeat[]
    }
  /** To each other attendee who had been informed of the seat. */
  'date.cancelled.attendee': DateCancellation & AttendeeFacts & { seats: CalendarSeat[] }
  /** To the booker, after every change of the booking. A booker who attends gets the own calendar entries in it. */
  'booking.changed.booker': WithBookingLink & {
    bookerName: string
    reference: string
    packageName: string
    price: string
    status: RegistrationStatus
    /** Who made the changes. */
    by: ChangeActor
    changes: ChangeFacts[]
    /** The seats as they are now: to come, and not cancelled. */
    seats: SeatFacts[]
    /** Of staff, in their words, to the booker's request; '' for none. */
    answer: string
    /** What cancelled seats cost. Absent where none was cancelled, and in a mail of an earlier version. */
    cost?: CancellationCost
    /** The booker's own seats that are new, or have another date. */
    ownSeats: OwnSeat[]
    /** The booker's own seats that were lost. */
    lostSeats: LostSeat[]
  }
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
  /** To a booker who has lost the links: those of the bookings whose sessions are not long over, the newest first. */
  'booking.links': {
    bookerName: string
    bookings: { bookingLink: BookingLink; dates: Pick<MailTraining, 'title' | 'date'>[] }[]
  }
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
  /** To staff: somebody reported a room, a meeting or a copy. */
  'room.reported.staff': { kind: RoomKind }
  /** To somebody who asked to join a waiting list: to be confirmed by the link, unless they are on it already. */
  'waiting.confirm': WaitingFacts & { isOnList: boolean }
  'waiting.offer': WaitingFacts & {
    offeredSeats: number
    endsAt: string
    /** The present price of each package for this person. */
    prices: { packageName: string; seats: number; price: string }[]
  }
  /** Nobody accepted the offer in time. */
  'waiting.offer_ended': WaitingFacts & { isOnList: boolean }
  /** The place on the list is lost: the date begins or is cancelled, or the training is no longer offered. */
  'waiting.closed': WaitingFacts & { reason: WaitingEnd; hadOffer: boolean }
  'waiting.left': WaitingFacts & { byStaff: boolean }
  /** To somebody who waits for new dates of a training. */
  'waiting.new_dates': WaitingFacts & { dates: Pick<MailTraining, 'date' | 'time'>[] }
  /** A message of staff to a participant or a booker. */
  message: {
    /** First and last name; of several people where they share the address. */
    name: string
    /** What {{vorname}} stands for: the first name; of somebody who only booked, the whole name. */
    firstName: string
    /** As staff wrote them, with placeholders, which are filled in when the mail is written. */
    subject: string
    text: string
    /** True for somebody who booked and has none of the seats. */
    isBooker: boolean
    /** What the message is about, by start. */
    sessions: MessageSession[]
  }
  /** A test mail, to any recipient. */
  test: { requestedBy: string; requestedAt: string }
}

/** A date that a message is about. */
export interface MessageSession {
  dateId: string
  training: MailTraining
  /** The link to the live session, or why the reader gets none. */
  link: { url: string } | { missing: NoLinkReason }
}

export type MailTemplate = keyof MailDataOf

/** Mails to staff about what bookers and attendees have changed. They hold whatever was typed. */
export const CHANGES_FOR_STAFF: readonly MailTemplate[] = [
  'booking.changed.staff',
  'bookings.changed.staff',
]

/** Mails whose texts staff do not change: the product's test mail, and what staff write themselves. */
export type FixedMail = Extract<MailTemplate, 'test' | 'message'>

/** Mails whose subject, opening and closing staff can write (`platform/mail/domain/mail-texts.ts`). */
export type EditableMail = Exclude<MailTemplate, FixedMail>

/**
 * The texts of staff that a mail was queued with. They stay with the mail, so that what is sent, sent again and shown
 * later is the same. Where one is missing, the original is in force.
 */
export interface OwnTexts extends Partial<MailTexts> {
  /** True for a mail with sample data, which an administrator sends to themselves. */
  isSample?: true
}

interface WithOwnTexts {
  ownTexts?: OwnTexts
}

/** A template together with its data. */
export type MailContent = {
  [T in MailTemplate]: { template: T; data: MailDataOf[T] & WithOwnTexts }
}[MailTemplate]

/** The keys of a message's data that staff wrote. A name may be among the words. */
export const TEXTS_OF_STAFF: readonly string[] = ['subject', 'text']

/** The keys of a mail's data that contain personal data or texts that a booker typed, at any depth. */
const PERSONAL_FACTS: readonly string[] = [
  'attendee',
  'attendeeName',
  'bookerEmail',
  'bookerName',
  'firstName',
  'formerAttendee',
  ...REGISTRATION_FIELD_NAMES,
  'name',
  'requestedBy',
  'wish',
  ...TEXTS_OF_STAFF,
]

/** A copy of the data with personal data replaced. Ids, amounts and instants are unchanged. */
export function withoutPerson<T extends MailDataOf[MailTemplate]>(
  data: T,
  replace: (text: string, key: string) => string,
): T {
  return JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    typeof value === 'string' && PERSONAL_FACTS.includes(key) ? replace(value, key) : value,
  )
}
