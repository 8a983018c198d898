import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Discount } from '#shop/discount-codes/domain/discount.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import type { Contact } from './booking-draft.ts'

/** The field's name in the form, and its id. */
export const CODE_FIELD = 'discountCode'
export const NOT_CHECKED =
  'Wir konnten den Code gerade nicht prüfen. Versuche es noch einmal, oder lass das Feld leer.'

// biome-ignore lint/suspicious/noExplicitAny: the form's context does not matter here
export type FormWithCode = UseFormReturn<Contact, any>

export interface DiscountCodeProps {
  form: FormWithCode
  redeemed: Discount | null
  packages: readonly Package[]
  chosen: Package | undefined
  error: string | undefined
  /** What react-hook-form's `register` returns. */
  input: Omit<ComponentProps<'input'>, 'id'>
}
