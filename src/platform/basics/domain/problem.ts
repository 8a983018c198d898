import * as z from 'zod'

/** The subject's present values in the answer to a refused edit (412), so that the editor can show both versions. */
export const currentValuesSchema = z.object({
  version: z.int(),
  /** By field name; only the fields of the refused edit. */
  values: z.record(z.string(), z.unknown()),
  /** The last editor of one of these fields, and when; null where there is none. */
  editedBy: z.string().nullable(),
  editedAt: z.iso.datetime().nullable(),
})
export type CurrentValues = z.infer<typeof currentValuesSchema>

/** An error answer: problem details (RFC 9457) with a stable code, and the invalid fields where there are any. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** One German sentence that can be shown to the user. */
  detail: z.string(),
  /** Stable, with dots, e.g. "registration.training_full". */
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With `registration.price_changed`: the price that the booker saw, and the price in force, "149.00". */
  prices: z.object({ expected: z.string(), current: z.string() }).optional(),
  /** With a 412: the present values. */
  current: currentValuesSchema.optional(),
})
export type Problem = z.infer<typeof problemSchema>
