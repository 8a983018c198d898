import type { PriceType } from '#domain/pricing/price-type.ts'

/*
 * What each mail tells, as it is stored until it is sent: facts only, no texts, so that the words of a mail have one
 * place. Instants are ISO texts in UTC, amounts "149.00".
 */

/** A training as mails tell of it. `startsAt` and `endsAt` are null together, where nobody knows the instant. */
export interface MailTraining {
  id: string
  title: string
  subtitle: string
  /** Display strings. */
  date: string
  time: string
  startsAt: string | null
  endsAt: string | null
}

/** A seat as the booker and staff see it. */
export interface SeatFacts {
  /** First and last name. */
  attendee: string
  training: MailTraining
}

/** A seat in its attendee's calendar. */
export interface CalendarSeat {
  /** The attendee row's id, from which the entry's UID is made. */
  id: string
  /** SEQUENCE of the entry that this mail brings; higher than that of every earlier mail about the seat. */
  sequence: number
}

/** A seat of the mail's own reader, who gets its calendar entry. */
export interface OwnSeat extends CalendarSeat {
  training: MailTraining
  /** The way into the live session, where staff have given one. */
  meetingUrl: string | null
}

/** A seat that its holder had been told of, and that is theirs no more. */
export type LostSeat = Omit<OwnSeat, 'meetingUrl'>

interface BookingFacts {
  bookerName: string
  reference: string
  packageName: string
  price: string
  priceType: PriceType
  seats: SeatFacts[]
}

interface StatusFacts extends BookingFacts {
  /** Seats whose session was over when the mail was made: the others are in `seats`. */
  pastSeats?: SeatFacts[]
}

interface AttendeeFacts {
  /** First and last name. */
  attendeeName: string
  /** Who booked; null where the attendee did, or where that person's data were erased. */
  bookedBy: { name: string } | null
  reference: string
}

interface ReminderFacts extends AttendeeFacts {
  training: MailTraining
  /** When the reminder was queued: what "tomorrow" is said from. */
  remindedAt: string
  meetingUrl: string | null
}

type SessionTexts = Pick<MailTraining, 'date' | 'time' | 'startsAt' | 'endsAt'>

/** Every template and what it has to be given. */
export interface MailDataOf {
  /** To the booker, at once. */
  'registration.received': BookingFacts
  /** To staff, at once. */
  'registration.received.staff': BookingFacts & {
    registrationId: string
    bookerEmail: string
    company: string
  }
  /** To the booker, when staff have confirmed. One who attends too gets no second mail: the own seats are in this one. */
  'registration.confirmed.booker': StatusFacts & { ownSeats: OwnSeat[] }
  /** To each other attendee: their own seats only. */
  'registration.confirmed.attendee': AttendeeFacts & { seats: OwnSeat[] }
  'registration.cancelled.booker': StatusFacts & { ownSeats: LostSeat[] }
  /** To other attendees who had been told of their seats. */
  'registration.cancelled.attendee': AttendeeFacts & { seats: LostSeat[] }
  'session.reminder.day': ReminderFacts
  'session.reminder.hour': ReminderFacts
  /** To everyone who holds a confirmed seat in the session; one mail for all seats of a person in it. */
  'session.changed': {
    name: string
    references: string[]
    training: MailTraining
    before: SessionTexts
    /** The seats whose entries in the recipient's calendar move along; none for one who only booked. */
    seats: CalendarSeat[]
  }
  /** To staff: a session begins soon, has booked seats, and nobody has given the way in. */
  'session.link_missing.staff': {
    training: MailTraining
    /** Seats that are held in it, confirmed or not. */
    seatsTaken: number
    /** When the mail was queued: what "tomorrow" is said from. */
    remindedAt: string
  }
  /** To whoever wants to know whether mails arrive. */
  test: { requestedBy: string; requestedAt: string }
}

export type MailTemplate = keyof MailDataOf

/** A template together with its data. */
export type MailContent = {
  [T in MailTemplate]: { template: T; data: MailDataOf[T] }
}[MailTemplate]

/** Where a mail's data name people: these keys, at whatever depth. */
const PERSONAL_FACTS = [
  'attendee',
  'attendeeName',
  'bookerEmail',
  'bookerName',
  'company',
  'name',
  'requestedBy',
]

/** The same data with other names in the place of people. Ids, amounts and instants stay as they are. */
export function withoutPerson<T extends MailDataOf[MailTemplate]>(
  data: T,
  replace: (text: string, key: string) => string,
): T {
  return JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    typeof value === 'string' && PERSONAL_FACTS.includes(key) ? replace(value, key) : value,
  )
}
