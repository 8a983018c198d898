import { euros } from '#platform/design/web/euros.ts'
import { unbroken } from '#platform/design/web/unbroken.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import { islandFirm } from '#site/pages/web/firm.ts'
import { netPrice } from '../domain/net-price.ts'

const NET = { de: 'netto', en: 'net' } as const satisfies Record<Language, string>

/**
 * "100 € netto" or "€100 net" for a price of today, "119.00"; '' where it includes no VAT.
 *
 * @throws RangeError where `gross` is not an amount
 */
export function netText(gross: string, language: Language = 'de'): string {
  const { rate } = islandFirm().vat
  if (rate === 0) return ''
  return unbroken(`${euros(netPrice(gross, rate).net, language)} ${NET[language]}`)
}
