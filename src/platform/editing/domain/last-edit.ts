import * as z from 'zod'

/** What an answer says of the last edit, beside the values. */
export const lastEditShape = {
  /** Raised by every change; 0 where nobody has changed it. */
  version: z.int(),
  editedBy: z.string().nullable(),
  editedAt: z.iso.datetime().nullable(),
}
