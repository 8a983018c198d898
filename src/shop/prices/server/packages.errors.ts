import type * as z from 'zod'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import { invalidEdit } from '#platform/editing/server/revisions.errors.ts'

export const packageErrors = {
  notFound: () => new ProblemError(404, 'package.not_found', 'Dieses Paket gibt es nicht.'),
  pricesElsewhere: (fields: string[]) =>
    new ProblemError(422, 'package.prices_elsewhere', PRICES_ELSEWHERE, {
      errors: fields.map((path) => ({ path, message: PRICES_ELSEWHERE })),
    }),
}

const PRICES_ELSEWHERE = 'Preise werden über die Preis-Management Seite verwaltet'

/** Fields that are derived from price periods and cannot be edited. */
const PRICE_FIELDS = new Set([
  'priceType',
  'basePrice',
  'currentPrice',
  'regularPrice',
  'discountPercentage',
  'daysRemaining',
  'validUntil',
  'savingsVsSingle',
])

/** As {@link invalidEdit}, but an edit of a price is answered with where prices are edited. */
export function invalidPackageEdit(error: z.ZodError, input: unknown): ProblemError {
  const prices = error.issues
    .flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
    .filter((field) => PRICE_FIELDS.has(field))
  return prices.length > 0 ? packageErrors.pricesElsewhere(prices) : invalidEdit(error, input)
}
