import * as z from 'zod'
import { registrationFilterSchema } from '#office/registrations/domain/registration-list.ts'
import { selectedIdsSchema } from '#office/registrations/domain/registration-selection.ts'
import { pageLimit } from '#platform/basics/domain/page-limit.ts'
import { foldLines } from '#platform/basics/domain/single-line.ts'
import { line, requiredLine, requiredText } from '#platform/basics/domain/text.ts'
import { mailSchema } from '#platform/mail/domain/mail.ts'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'
import {
  PLACEHOLDERS,
  type Placeholder,
  placeholderProblem,
  SUBJECT_PLACEHOLDERS,
} from './placeholders.ts'

export const SUBJECT_MAX_LENGTH = 150
export const TEXT_MAX_LENGTH = 5_000
/** Most people whom one message goes to. */
export const RECIPIENTS_MAX = 2_000
const ADDRESS_MAX_LENGTH = 254
const FINGERPRINT_MAX_LENGTH = 100

function withPlaceholders<T extends z.ZodType<string, string>>(
  text: T,
  allowed: readonly Placeholder[],
) {
  return text.superRefine((value, context) => {
    const message = placeholderProblem(value, allowed)
    if (message) context.issues.push({ code: 'custom', message, input: value })
  })
}

/** Whom a message goes to: exactly one of the first four. Cancelled seats and erased people are left out. */
const recipientsShape = {
  /** All with a seat on that date. */
  dateId: dateIdSchema.optional(),
  /** Ticked seats. */
  attendeeIds: selectedIdsSchema.optional(),
  /** All seats of ticked registrations. */
  registrationIds: selectedIdsSchema.optional(),
  /** All seats that the filter of the list of attendees finds. */
  filter: registrationFilterSchema.strict().optional(),
  /** Whether it also goes to those who booked the seats and have none of them. */
  includeBookers: z.boolean().default(false),
}

const WAYS = ['dateId', 'attendeeIds', 'registrationIds', 'filter'] as const

function requireOneWay(
  value: { [way in (typeof WAYS)[number]]?: unknown },
  context: z.RefinementCtx,
) {
  if (WAYS.filter((way) => value[way] !== undefined).length === 1) return
  const message = `Genau eine dieser Angaben wird gebraucht: ${WAYS.join(', ')}.`
  context.addIssue({ code: 'custom', message, path: ['dateId'] })
}

export const messageSubjectSchema = withPlaceholders(
  z.string().transform(foldLines).pipe(requiredLine(SUBJECT_MAX_LENGTH)),
  SUBJECT_PLACEHOLDERS,
)
export const messageTextSchema = withPlaceholders(requiredText(TEXT_MAX_LENGTH), PLACEHOLDERS)

const contentShape = { subject: messageSubjectSchema, text: messageTextSchema }

/** A message to participants. */
export const messageSchema = z
  .strictObject({
    ...recipientsShape,
    ...contentShape,
    /** Of the preview that staff have seen: refused where the recipients are no longer the same. */
    fingerprint: z.string().max(FINGERPRINT_MAX_LENGTH).optional(),
  })
  .superRefine(requireOneWay)
export type Message = z.infer<typeof messageSchema>
export type MessageRecipients = Pick<Message, keyof typeof recipientsShape>

/** A question who would get a message and, with subject and text, what it says to one of them. */
export const messagePreviewQuerySchema = z
  .strictObject({
    ...recipientsShape,
    subject: z.union([z.literal(''), messageSubjectSchema]).default(''),
    text: z.union([z.literal(''), messageTextSchema]).default(''),
    /** The address of the reader whose mail is shown; by default the first one. */
    recipient: line(ADDRESS_MAX_LENGTH).optional(),
  })
  .superRefine(requireOneWay)

/** A test mail to the administrator who asks for it. */
export const messageTestSchema = z
  .strictObject({
    ...recipientsShape,
    ...contentShape,
    /** The address of the reader with whose training, date and link it is filled in; by default the first one. */
    recipient: line(ADDRESS_MAX_LENGTH).optional(),
  })
  .superRefine(requireOneWay)
export type MessageTest = z.infer<typeof messageTestSchema>

/** Why a reader gets no link to the live session. */
export const NO_LINK_REASONS = ['not_set', 'not_confirmed', 'not_attending'] as const
export type NoLinkReason = (typeof NO_LINK_REASONS)[number]

/** Why somebody of the selection gets no mail. */
export const LEFT_OUT_REASONS = ['cancelled', 'erased'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export const messagePreviewSchema = z.object({
  /** Of the recipients. */
  fingerprint: z.string(),
  /** Sorted by name. */
  recipients: z.array(
    z.object({
      address: z.string(),
      /** First and last name; of all people who share the address. */
      name: z.string(),
      /** The seats that the message is about; of somebody who only booked, the booked ones. */
      seats: z.int(),
      /** True for somebody who booked and has none of the seats. */
      isBooker: z.boolean(),
      /** False where a booking of them is not confirmed yet. */
      isConfirmed: z.boolean(),
      /** Why {{link}} has no value for them; null where it has one. */
      noLink: z.enum(NO_LINK_REASONS).nullable(),
    }),
  ),
  leftOut: z.array(
    z.object({
      name: z.string(),
      registrationId: z.uuid(),
      reference: z.string(),
      reason: z.enum(LEFT_OUT_REASONS),
    }),
  ),
  /** As its reader would get it; null where subject or text is missing, or where nobody gets it. */
  mail: z
    .object({ recipient: z.string(), subject: z.string(), html: z.string(), text: z.string() })
    .nullable(),
})
export type MessagePreview = z.infer<typeof messagePreviewSchema>

/** The answer to a message that was accepted. */
export const sentMessageSchema = z.object({
  id: z.uuid(),
  /** How many mails are sent. */
  recipients: z.int(),
})
export type SentMessage = z.infer<typeof sentMessageSchema>

/** A message that was sent, and how many of its mails are in which state. */
export const listedMessageSchema = z.object({
  id: z.uuid(),
  /** With placeholders. */
  subject: z.string(),
  text: z.string(),
  /** The date whose participants it went to; null where staff chose them otherwise. */
  date: z
    .object({
      id: dateIdSchema,
      trainingTitle: z.string(),
      /** Display texts. */
      date: z.string(),
      time: z.string(),
    })
    .nullable(),
  recipients: z.int(),
  mails: z.object({ waiting: z.int(), sent: z.int(), failed: z.int() }),
  /** The administrator's e-mail. */
  sentBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type ListedMessage = z.infer<typeof listedMessageSchema>

/** A message with what became of each of its mails. */
export const messageDetailsSchema = listedMessageSchema.extend({
  /** Those that were not sent come first, then by address. */
  deliveries: z.array(
    mailSchema.extend({
      /** The reader's name; null once it was erased. */
      name: z.string().nullable(),
    }),
  ),
})
export type MessageDetails = z.infer<typeof messageDetailsSchema>

/** Messages on one page, unless the call asks for another number. */
const PAGE = 20
const PAGE_MAX = 100

export const messageListQuerySchema = z.object({
  limit: pageLimit(PAGE_MAX).default(PAGE),
  /** Where the page begins: the Next-Cursor header of the previous page. */
  cursor: z.string().max(1000).optional(),
})
export type MessageListQuery = z.infer<typeof messageListQuerySchema>
