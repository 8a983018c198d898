import * as z from 'zod'
import { shownMailSchema } from '#platform/mail/domain/shown-mail.ts'
import { dateEditSchema } from '#shop/trainings/domain/date-edit.ts'
import { trainingFields } from '#shop/trainings/domain/training-edit.ts'

/** A change of a date that is to be previewed: its fields as in its edit, or the texts of day and time. */
export const dateMoveSchema = dateEditSchema.safeExtend({
  date: trainingFields.date.optional(),
  time: trainingFields.time.optional(),
})
export type DateMove = z.infer<typeof dateMoveSchema>

/** What a move would send, without doing it. */
export const movePreviewSchema = z.object({
  /** Of the mails. */
  fingerprint: z.string(),
  /** As their readers would get them. */
  mails: z.array(shownMailSchema),
  /** How many people with a seat get none, each counted once. */
  others: z.int(),
})
export type MovePreview = z.infer<typeof movePreviewSchema>
