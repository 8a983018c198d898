import { unbroken } from '#platform/design/web/unbroken.ts'
import { islandFirm } from '#site/pages/web/firm.ts'
import { netPrice } from '../domain/net-price.ts'
import { priceText } from './price-text.ts'

/**
 * "100 € netto" for a price of today, "119.00"; '' where it includes no VAT.
 *
 * @throws RangeError where `gross` is not an amount
 */
export function netText(gross: string): string {
  const { rate } = islandFirm().vat
  return rate === 0 ? '' : unbroken(`${priceText(netPrice(gross, rate).net)} netto`)
}
