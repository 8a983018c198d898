import * as z from 'zod'
import { mailStatusSchema } from '#platform/basics/domain/mail-status.ts'
import { requiredLine } from '#platform/basics/domain/text.ts'
import { shownMailSchema } from '#platform/mail/domain/shown-mail.ts'
import { REMINDER_SENDERS } from './reminder-rules.ts'
import { REASONS_NOT_TO_REMIND, type ReminderStage } from './reminder-steps.ts'

/** Of the overdue invoices, the first so many are listed. */
export const REMINDERS_LISTED = 500

export const DISPUTE_REASON_MAX_LENGTH = 300

const day = z.iso.date()
const step = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** Where the reminders of an overdue invoice stand. */
export type ListedStage = Exclude<ReminderStage, { kind: 'settled' }>
const stageSchema: z.ZodType<ListedStage> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('due'), step, since: day }),
  z.object({ kind: z.literal('later'), step, on: day }),
  z.object({ kind: z.literal('unsent'), step }),
  z.object({ kind: z.literal('ended'), decideOn: day }),
  z.object({ kind: z.literal('disputed'), reason: z.string() }),
])

/** An invoice in force whose due day is over and of which something is still to be paid. */
const overdueInvoiceSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  /** The buyer. */
  company: z.string(),
  dueOn: day,
  /** Calendar days since then, from 1. */
  daysOver: z.int(),
  /** What is still to be paid, in cents. */
  openCents: z.int(),
  stage: stageSchema,
})
export type OverdueInvoice = z.infer<typeof overdueInvoiceSchema>

export const reminderListSchema = z.object({
  sending: z.enum(REMINDER_SENDERS),
  /** How many invoices are overdue. */
  total: z.int(),
  /** The one first that was due first, at most {@link REMINDERS_LISTED}. */
  invoices: z.array(overdueInvoiceSchema),
})
export type ReminderList = z.infer<typeof reminderListSchema>

/** Which reminders to send: each with the step that staff have seen, so that nobody gets the one after it. */
export const remindersToSendSchema = z.strictObject({
  reminders: z
    .array(z.strictObject({ invoiceId: z.uuid(), step }))
    .min(1)
    .max(REMINDERS_LISTED),
})
export type ReminderToSend = z.infer<typeof remindersToSendSchema>['reminders'][number]

/** What became of them. */
export const sentRemindersSchema = z.object({
  /** The numbers of the invoices whose reminder is on its way. */
  sent: z.array(z.string()),
  notSent: z.array(z.object({ number: z.string(), reason: z.enum(REASONS_NOT_TO_REMIND) })),
})
export type SentReminders = z.infer<typeof sentRemindersSchema>

/** The reminders of one invoice. */
export const invoiceRemindersSchema = z.object({
  number: z.string(),
  /** The oldest first. */
  sent: z.array(
    z.object({
      step,
      createdAt: z.iso.datetime(),
      /** The administrator's e-mail; '' where the rules sent it. */
      sentBy: z.string(),
      /** Null once it was deleted. */
      mail: z.object({ id: z.uuid(), status: mailStatusSchema, attempts: z.int() }).nullable(),
    }),
  ),
  /** The next one as its reader would get it; null where none is due. */
  next: z.object({ step, mail: shownMailSchema }).nullable(),
  /** Null where the invoice is not disputed. */
  dispute: z
    .object({ reason: z.string(), recordedBy: z.string(), createdAt: z.iso.datetime() })
    .nullable(),
})
export type InvoiceReminders = z.infer<typeof invoiceRemindersSchema>

/** Why the buyer disputes an invoice, in the words of staff. */
export const disputeSchema = z.strictObject({
  reason: requiredLine(DISPUTE_REASON_MAX_LENGTH, 'Bitte geben Sie einen Grund ein.'),
})
