/*
 * The facts of trainings and seats in the data of mails. Instants are ISO texts in UTC.
 */

/** A training on one of its dates, in a mail. `startsAt` and `endsAt` are both null where the instants are unknown. */
export interface MailTraining {
  id: string
  title: string
  subtitle: string
  /** Display texts. */
  date: string
  time: string
  startsAt: string | null
  endsAt: string | null
  /** Of the date, for its participants. Absent where staff wrote none. */
  note?: string
}

/** A seat in mails to the booker and to staff. */
export interface SeatFacts {
  /** First and last name. */
  attendee: string
  training: MailTraining
}

/** A seat in its attendee's calendar. */
export interface CalendarSeat {
  /** The id of the attendee's row, from which the entry's UID is made. */
  id: string
  /** SEQUENCE of the calendar entry in this mail; higher than that of any earlier mail about the seat. */
  sequence: number
  /** First and last name, where the mailbox has seats of several people of the booking; absent otherwise. */
  attendee?: string
}

/** A seat of the mail's recipient, whose calendar entry is attached. */
export interface OwnSeat extends CalendarSeat {
  training: MailTraining
  /** The link to the live session; null where staff have set none. */
  meetingUrl: string | null
}

/** A cancelled seat of which its attendee had been informed. */
export type LostSeat = Omit<OwnSeat, 'meetingUrl'>
