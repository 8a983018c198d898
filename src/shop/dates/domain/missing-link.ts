import * as z from 'zod'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'

/** A date with booked seats that begins soon and that has no meeting link. */
export const missingLinkSchema = z.object({
  /** The training's id. */
  id: z.string(),
  dateId: dateIdSchema,
  title: z.string(),
  /** Display texts. */
  date: z.string(),
  time: z.string(),
  /** Taken seats, confirmed or not. */
  seatsTaken: z.int(),
})
export type MissingLink = z.infer<typeof missingLinkSchema>
