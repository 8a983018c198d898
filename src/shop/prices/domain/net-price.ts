import { formatMoney, parseMoney } from '#platform/basics/domain/money.ts'

/**
 * Splits a price into net amount and VAT: the net amount is rounded to cents, VAT is the rest, so that both sum up to
 * the price.
 *
 * @param gross "119.00"
 * @param rate VAT in percent; 0 for none
 * @returns both as the database writes amounts, "100.00" and "19.00"
 * @throws RangeError where `gross` is not an amount
 */
export function netPrice(gross: string, rate: number): { net: string; vat: string } {
  const cents = parseMoney(gross)
  const net = Math.round((cents * 100) / (100 + rate))
  return { net: formatMoney(net), vat: formatMoney(cents - net) }
}
