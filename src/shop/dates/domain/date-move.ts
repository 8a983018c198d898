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

/** The people of a date, each counted once, by whether they are told of another day or time. */
export const peopleOfMoveSchema = z.object({
  confirmed: z.int(),
  /** Who booked seats for others alone; told as well. */
  bookers: z.int(),
  pending: z.int(),
})
export type PeopleOfMove = z.infer<typeof peopleOfMoveSchema>

/** What a move would send, without doing it. */
export const movePreviewSchema = z.object({
  /** Of the mails. */
  fingerprint: z.string(),
  people: peopleOfMoveSchema,
  /** As their readers would get them. */
  mails: z.array(shownMailSchema),
})
export type MovePreview = z.infer<typeof movePreviewSchema>
