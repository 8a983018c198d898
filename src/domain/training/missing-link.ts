import * as z from 'zod'

/** A training whose session begins soon and that has no meeting link. */
export const missingLinkSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Display texts. */
  date: z.string(),
  time: z.string(),
  /** Taken seats, confirmed or not. */
  seatsTaken: z.int(),
})
export type MissingLink = z.infer<typeof missingLinkSchema>
