import type { Language } from '#site/pages/domain/languages.ts'
import { islandFirm } from '#site/pages/web/firm.ts'
import { netText } from './net-text.ts'

/**
 * What stands beside a price of today, "119.00": "inkl. 19 % USt., 100 € netto". Without a price the note about VAT alone.
 *
 * @throws RangeError where `gross` is not an amount
 */
export function vatText(gross: string | null | undefined, language: Language = 'de'): string {
  const note = islandFirm().vat[language]
  const net = gross ? netText(gross, language) : ''
  return net === '' ? note : `${note}, ${net}`
}
