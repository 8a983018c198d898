import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import { netPrice } from './net-price.ts'

/**
 * "100 € netto und 19 € USt. (19 %)" of the price of a booking, in German; '' where nothing is paid, where no VAT is in it,
 * and where the booking is older than the stored rate.
 *
 * @param gross "119.00"
 * @param rate VAT in percent, as agreed with the booking
 * @throws RangeError where `gross` is not an amount
 */
export function netAndVatText(gross: string, rate: number | undefined): string {
  if (!rate || parseMoney(gross) === 0) return ''
  const { net, vat } = netPrice(gross, rate)
  return `${euros(net)} netto und ${euros(vat)} USt. (${percentText(rate)}\u00a0%)`
}

/** 8.1 as "8,1", as staff type it. */
export function percentText(rate: number): string {
  return String(rate).replace('.', ',')
}

function euros(amount: string): string {
  return `${displayEuros(parseMoney(amount))}\u00a0€`
}
