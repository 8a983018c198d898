import { formatMoney, parseMoney } from '#platform/basics/domain/money.ts'
import { netPrice } from '#shop/prices/domain/net-price.ts'

/**
 * How VAT applies to an invoice, by the codes of EN 16931 (UNTDID 5305): with VAT, exempt because the firm is a small
 * business (§ 19 UStG), or owed by a buyer in another country of the EU (§ 13b UStG).
 */
export const TAX_CATEGORIES = ['S', 'E', 'AE'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]

/** Amounts in cents, all positive: the net amount and VAT sum up to the gross one. */
export interface Amounts {
  net: number
  vat: number
  gross: number
}

/**
 * Splits a price. Where the buyer owes VAT themselves, they pay the net amount of the usual price.
 *
 * @param price in cents, with VAT at `usualRate`
 * @param usualRate of the firm, in percent; 0 for a small business
 */
export function amountsOf(price: number, category: TaxCategory, usualRate: number): Amounts {
  if (category === 'E') return { net: price, vat: 0, gross: price }
  const { net, vat } = netPrice(formatMoney(price), usualRate)
  const split = { net: parseMoney(net), vat: parseMoney(vat), gross: price }
  return category === 'AE' ? { ...split, vat: 0, gross: split.net } : split
}

/** Lines are rounded first and then added up, so that each sum is that of the lines that are shown. */
export function sumOf(lines: readonly Amounts[]): Amounts {
  return lines.reduce(
    (sum, { net, vat, gross }) => ({
      net: sum.net + net,
      vat: sum.vat + vat,
      gross: sum.gross + gross,
    }),
    { net: 0, vat: 0, gross: 0 },
  )
}
