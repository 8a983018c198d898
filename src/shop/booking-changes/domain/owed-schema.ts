import * as z from 'zod'
import { requiredLine } from '#platform/basics/domain/text.ts'
import { type Owed, REDUCTION_REASON_MAX_LENGTH } from './owed.ts'

const cents = z.int()

/** What a booking owes, as staff see it. */
export const owedSchema = z.object({
  lines: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('price'), cents }),
      z.object({ kind: z.literal('order'), cents, at: z.iso.datetime() }),
      z.object({ kind: z.literal('seat'), cents, position: z.int() }),
      z.object({ kind: z.literal('reduction'), cents, id: z.uuid(), reason: z.string() }),
      z.object({ kind: z.literal('surplus'), cents }),
    ]),
  ),
  total: cents,
  cents,
}) satisfies z.ZodType<Owed>

/** As many as a price can have. */
const MAX_CENTS = 9_999_999_999

/** A price reduction that staff grant ("Nachlass"). */
export const reductionEditSchema = z.strictObject({
  cents: z.int().min(1).max(MAX_CENTS),
  reason: requiredLine(REDUCTION_REASON_MAX_LENGTH, 'Bitte geben Sie einen Grund ein.'),
})
export type ReductionEdit = z.infer<typeof reductionEditSchema>

/** A recorded reduction. */
export const reductionSchema = z.object({
  id: z.uuid(),
  cents: z.int(),
  /** In the words of staff; '' once the person is erased. */
  reason: z.string(),
  /** The administrator's e-mail who recorded or corrected it last. */
  recordedBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type Reduction = z.infer<typeof reductionSchema>

/** What of the shares of cancelled seats stays owed, in cents, at most as much as by the rules; that where left out. */
export const keptCentsSchema = z.int().min(0).max(MAX_CENTS).optional()
