import * as z from 'zod'
import { requiredLineRule } from '#platform/basics/domain/line-rule.ts'
import { lineSchema, optionalText } from '#platform/basics/domain/text.ts'
import { MAIL_OCCASIONS, MAIL_TEXT_PARTS } from '#platform/mail/domain/mail-text.ts'

export const SUBJECT_MAX_LENGTH = 200
const TEXT_MAX_LENGTH = 5_000

const EMPTY_SUBJECT = 'Der Betreff darf nicht leer sein.'

/** Texts that staff write for a mail. Opening and closing may be empty. */
export const mailTextEditSchema = z.strictObject({
  subject: lineSchema(requiredLineRule(SUBJECT_MAX_LENGTH, EMPTY_SUBJECT)),
  opening: optionalText(TEXT_MAX_LENGTH),
  closing: optionalText(TEXT_MAX_LENGTH),
})

const textsSchema = z.object({ subject: z.string(), opening: z.string(), closing: z.string() })

/** A mail's texts as staff see them. */
export const listedMailTextSchema = z.object({
  template: z.string(),
  occasion: z.enum(MAIL_OCCASIONS),
  name: z.string(),
  when: z.string(),
  to: z.string(),
  original: textsSchema,
  /** The texts that staff wrote; null where the original is in force. */
  own: z.object({
    subject: z.string().nullable(),
    opening: z.string().nullable(),
    closing: z.string().nullable(),
  }),
  placeholders: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['fact', 'sentence']),
      label: z.string(),
      /** The part that has to contain it. */
      requiredIn: z.enum(MAIL_TEXT_PARTS).nullable(),
      /** What it stands for in the preview; '' where it is empty there. */
      sample: z.string(),
    }),
  ),
  /** Raised by every change; 0 for texts that were never changed. */
  version: z.int(),
  editedBy: z.string().nullable(),
  editedAt: z.iso.datetime().nullable(),
})
export type ListedMailText = z.infer<typeof listedMailTextSchema>

/** A mail with sample data, as its recipient would get it. */
export const mailPreviewSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})
export type MailPreview = z.infer<typeof mailPreviewSchema>
