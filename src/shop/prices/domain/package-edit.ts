import * as z from 'zod'
import { formatMoney } from '#platform/basics/domain/money.ts'
import { EMPTY_TEXT, foldedText, requiredLine } from '#platform/basics/domain/text.ts'
import { typedPrice } from './price-period.ts'

const NAME_MAX_LENGTH = 100
const TEXT_MAX_LENGTH = 500
const FEATURES_MAX = 20

/** The texts of a package that staff edit, with their limits. */
export const packageFields = {
  name: requiredLine(NAME_MAX_LENGTH, EMPTY_TEXT),
  tagline: foldedText(TEXT_MAX_LENGTH),
  /** null removes the badge. */
  badge: requiredLine(NAME_MAX_LENGTH, EMPTY_TEXT).nullable(),
  features: z
    .array(foldedText(TEXT_MAX_LENGTH))
    .min(1, { error: 'Mindestens ein Eintrag muss bleiben.' })
    .max(FEATURES_MAX, { error: `Höchstens ${FEATURES_MAX} Einträge.` }),
}

/**
 * The request that changes a package's texts (specification, section 7). Prices belong to price periods, so a price in
 * this request is refused like any unknown field.
 */
export const packageEditSchema = z
  .strictObject(packageFields)
  .partial()
  .refine((edit) => Object.keys(edit).length > 0, { error: 'Es wurde nichts geändert.' })
export type PackageEdit = z.infer<typeof packageEditSchema>
export type PackageField = keyof PackageEdit

/** The request that changes a package's base price, as typed: "149", "149.5", "149,50". */
export const basePriceEditSchema = z.strictObject({
  basePrice: typedPrice.transform(formatMoney),
})
export type BasePriceEdit = z.infer<typeof basePriceEditSchema>
