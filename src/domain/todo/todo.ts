import * as z from 'zod'
import { missingLinkSchema } from '../training/missing-link.ts'
import { dateIdSchema } from '../training/training-date.ts'

/** Of each kind, the first so many are named; the counts say how many there are. */
export const TODO_NAMED = 10

/** For how many days a failed mail is to do that belongs to no registration, such as one to somebody who waits. */
export const FAILED_MAIL_DAYS = 14

function kind<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.int(),
    /** The first of them, at most {@link TODO_NAMED}. */
    items: z.array(item),
  })
}

const registration = {
  registrationId: z.uuid(),
  reference: z.string(),
  /** The booker. */
  contactName: z.string(),
}

/** A registration to confirm. */
const bookingSchema = z.object({
  ...registration,
  createdAt: z.iso.datetime(),
})

/** An open request of a booker. */
const requestSchema = z.object({
  id: z.uuid(),
  ...registration,
  /** Who has the seat that it is about; null where it is about the whole booking. */
  attendeeName: z.string().nullable(),
  /** Of the seat, or of the booking's first seat; this and the next are null where none is left. */
  trainingTitle: z.string().nullable(),
  /** The display text of the session's day. */
  date: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

/** Somebody who wrote that they cannot come, and for whom nobody else comes yet. */
const absenceSchema = z.object({
  attendeeId: z.uuid(),
  ...registration,
  attendeeName: z.string(),
  trainingTitle: z.string(),
  /** The display text of the session's day. */
  date: z.string(),
  since: z.iso.datetime(),
})

/** A mail that failed, or that is held for staff. */
const mailSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
})

/** A date on whose waiting list something happens. */
const movingListSchema = z.object({
  dateId: dateIdSchema,
  trainingTitle: z.string(),
  /** The display text of the day. */
  date: z.string(),
  /** Offers that somebody may still accept. */
  openOffers: z.int(),
  /** When the first of them ends; null where there is none. */
  firstEndsAt: z.iso.datetime().nullable(),
  /** Offers that were declined or went by since yesterday. */
  endedOffers: z.int(),
  /** Why the head of the list waits although seats are free, in sentences for staff; null where it does not. */
  whyHeadWaits: z.string().nullable(),
})

/** What staff have to do now. What is done, or does not help any more, is not in it. */
export const todoSchema = z.object({
  /** Pending registrations with a session that is not over, the oldest first. */
  bookings: kind(bookingSchema),
  /** The oldest first. */
  requests: kind(requestSchema),
  /** Before their session begins, the next session first. */
  absences: kind(absenceSchema),
  /** Dates with booked seats that begin within two days and have no meeting link, the next first. */
  missingLinks: kind(missingLinkSchema),
  /**
   * The oldest first. Without those that staff gave up, or that are of no use any more because their sessions are all
   * over; one that belongs to no registration is left out after {@link FAILED_MAIL_DAYS}.
   */
  failedMails: kind(mailSchema),
  /** The oldest first. */
  heldMails: kind(mailSchema),
  /** By date, the next session first. */
  waitingLists: kind(movingListSchema),
})
export type Todo = z.infer<typeof todoSchema>
