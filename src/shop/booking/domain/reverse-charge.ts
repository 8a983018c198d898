import * as z from 'zod'
import { foldLines } from '#platform/basics/domain/single-line.ts'
import { line } from '#platform/basics/domain/text.ts'
import { REVERSE_CHARGE_NOTE_MAX_LENGTH } from './billing.ts'

/** How and when staff checked a VAT ID, in their words; '' where the buyer does not owe the VAT any more. */
export const reverseChargeNoteSchema = z
  .string()
  .transform(foldLines)
  .pipe(line(REVERSE_CHARGE_NOTE_MAX_LENGTH))

/** That the buyer, a company in another country of the EU, owes the VAT (§ 14a (1) UStG), and how it was checked. */
export const reverseChargeSchema = z.object({
  note: z.string(),
  /** The administrator's e-mail. */
  by: z.string(),
})
export type ReverseCharge = z.infer<typeof reverseChargeSchema>
