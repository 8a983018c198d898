import * as z from 'zod'
import { missingLinkSchema } from '#shop/dates/domain/missing-link.ts'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'
import { REPORTED_KINDS, type ReportedKind } from './reported-kinds.ts'

/** Of each kind, the first so many are named; the counts say how many there are. */
export const TODO_NAMED = 10

/** So many days before a date staff are told that few take part: time to tell more people of it, or to cancel it. */
export const FEW_PARTICIPANTS_DAYS = 7

/** Fewer are few: a training lives by two small groups. */
export const FEW_PARTICIPANTS = 4

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

/** A booking whose invoice does not say what it owes any more. */
const unfitInvoiceSchema = z.object({
  ...registration,
  /** Of the last invoice. */
  number: z.string(),
  /** What it says of the booking, 0 where it was taken back, and what the booking owes, in cents. */
  invoiced: z.int(),
  owed: z.int(),
})

/** A confirmed booking whose invoice is not issued by itself, because something for it is missing. */
const lackingInvoiceSchema = z.object({ ...registration, confirmedAt: z.iso.datetime() })
/** An invoice where money has to go back: it is cancelled or paid too much. */
const invoiceRefundSchema = z.object({
  invoiceId: z.uuid(),
  number: z.string(),
  company: z.string(),
  cents: z.int(),
  /** One of its bookings; null where all are deleted. */
  registrationId: z.uuid().nullable(),
})

/** A line of a bank statement that staff have to check. */
const bankLineSchema = z.object({
  /** On which the bank booked it. */
  day: z.iso.date(),
})

/** A mail that failed, or that is held for staff. */
const mailSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
})

/** A room, a meeting or a copy of the tools with open reports. */
const reportedRoomSchema = z.object({
  id: z.uuid(),
  kind: z.enum(Object.keys(REPORTED_KINDS) as ReportedKind[]),
  /** When the first of them came. */
  createdAt: z.iso.datetime(),
  reports: z.int(),
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

/** Packages that no price period is in force for from a day on, so that the shop sells them at their base price. */
const endingPricesSchema = z.object({
  /** The first such day in Europe/Berlin: today, or a day to come. */
  from: z.iso.date(),
  /** From today until then; 0 where it is today. */
  days: z.int(),
  packageNames: z.array(z.string()),
})

/** A training that visitors see and that has no date to come. */
const missingDateSchema = z.object({
  /** Null, like the title, where no training has a date to come. */
  trainingId: z.string().nullable(),
  trainingTitle: z.string().nullable(),
})

/** A date that begins soon and has few participants. */
const fewParticipantsSchema = z.object({
  dateId: dateIdSchema,
  trainingTitle: z.string(),
  /** The display text of the day. */
  date: z.string(),
  seatsTaken: z.int(),
})

/** No backup was made for longer than the operator expects. */
const lateBackupSchema = z.object({
  /** When the last one was complete; null where none ever was. */
  madeAt: z.iso.datetime().nullable(),
})

/** All overdue invoices that wait for the office. */
const overdueInvoicesSchema = z.object({
  /** The calendar day on which the first of them was due. */
  firstDueOn: z.iso.date(),
})

/** A text of a page that may have to follow a change of the other language. */
const translationSchema = z.object({ pageLabel: z.string(), label: z.string() })
/** Facts about the firm that are still those of the sample. */
const sampleFactsSchema = z.object({
  /** Whether mails to customers name one of them, on a site that others can reach. */
  areInMails: z.boolean(),
})

/** What staff have to do now. What is done, or does not help any more, is not in it. */
export const todoSchema = z.object({
  /** Pending registrations with a session that is not over, the oldest first. */
  bookings: kind(bookingSchema),
  /** The oldest first. */
  requests: kind(requestSchema),
  /** Before their session begins, the next session first. */
  absences: kind(absenceSchema),
  /** The oldest invoice first. */
  unfitInvoices: kind(unfitInvoiceSchema),
  /** Where invoices are issued on confirmation, the first confirmed one first. */
  lackingInvoices: kind(lackingInvoiceSchema),
  /**
   * One entry for all overdue invoices of which the office has to approve the next reminder, or to decide after the last
   * one; the count counts them.
   */
  overdueInvoices: kind(overdueInvoicesSchema),
  /** Of which money has to go back, the oldest first. */
  invoiceRefunds: kind(invoiceRefundSchema),
  /** One entry for all of them, the oldest, which the count counts. */
  bankLines: kind(bankLineSchema),
  /** Dates with booked seats that begin within two days and have no meeting link, the next first. */
  missingLinks: kind(missingLinkSchema),
  /**
   * The oldest first. Without those that staff gave up, or that are of no use any more because their sessions are all
   * over; one that belongs to no registration is left out after {@link FAILED_MAIL_DAYS}.
   */
  failedMails: kind(mailSchema),
  /** The oldest first. */
  heldMails: kind(mailSchema),
  /** The oldest report first. */
  reportedRooms: kind(reportedRoomSchema),
  /** By date, the next session first. */
  waitingLists: kind(movingListSchema),
  /** Within {@link PRICES_END_DAYS}, the first day first. */
  endingPrices: kind(endingPricesSchema),
  /** In the order of the shop. One without a training where none of them has a date: then nothing can be booked. */
  missingDates: kind(missingDateSchema),
  /** Within {@link FEW_PARTICIPANTS_DAYS}, the next session first. */
  fewParticipants: kind(fewParticipantsSchema),
  /** One, or none where the last backup is recent enough or the operator expects none. */
  lateBackups: kind(lateBackupSchema),
  /** In the order of the pages. */
  translations: kind(translationSchema),
  /** One entry for all of them, which the count counts; none where each fact is the firm's own. */
  sampleFacts: kind(sampleFactsSchema),
})
export type Todo = z.infer<typeof todoSchema>
