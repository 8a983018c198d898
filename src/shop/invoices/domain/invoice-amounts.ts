import { formatMoney, parseMoney } from '#platform/basics/domain/money.ts'
import { netPrice } from '#shop/prices/domain/net-price.ts'

/**
 * How VAT applies to an invoice, by the codes of EN 16931 (UNTDID 5305): with VAT, exempt because the firm is a small
 * business (§ 19 UStG), or owed by a buyer in another country of the EU (§ 14a (1) UStG).
 */
export const TAX_CATEGORIES = ['S', 'E', 'AE'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]

/** Amounts in cents, all positive: the net amount and VAT sum up to the gross one. */
export interface Amounts {
  net: number
  vat: number
  gross: number
}

/** @param rate of the firm, in percent; 0 for a small business */
export function taxCategory(rate: number, isReverseCharge: boolean): TaxCategory {
  if (rate === 0) return 'E'
  return isReverseCharge ? 'AE' : 'S'
}

/**
 * What of an agreed price its buyer pays, in cents: where they owe the VAT themselves, the price less its VAT.
 *
 * @param price in cents, with VAT at `rate`
 * @param rate of the firm, in percent
 */
export function payablePrice(price: number, category: TaxCategory, rate: number): number {
  return category === 'AE' ? parseMoney(netPrice(formatMoney(price), rate).net) : price
}

/**
 * Splits what is to be paid.
 *
 * @param payable in cents; it holds VAT at `rate` where VAT is shown
 * @param rate of the firm, in percent
 */
export function amountsOf(payable: number, category: TaxCategory, rate: number): Amounts {
  if (category !== 'S') return { net: payable, vat: 0, gross: payable }
  const { net, vat } = netPrice(formatMoney(payable), rate)
  return { net: parseMoney(net), vat: parseMoney(vat), gross: payable }
}

/** Lines are rounded first and then added up, so that each sum is that of the lines that are shown. */
export function sumOf(lines: readonly Amounts[]): Amounts {
  const sum = (name: keyof Amounts) => lines.reduce((cents, line) => cents + line[name], 0)
  return { net: sum('net'), vat: sum('vat'), gross: sum('gross') }
}
