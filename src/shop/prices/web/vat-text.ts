import { islandFirm } from '#site/pages/web/firm.ts'
import { netText } from './net-text.ts'

/**
 * What stands beside a price of today, "119.00": "inkl. 19 % USt., 100 € netto". Without a price the note about VAT alone.
 *
 * @throws RangeError where `gross` is not an amount
 */
export function vatText(gross: string | null | undefined): string {
  const { de } = islandFirm().vat
  const net = gross ? netText(gross) : ''
  return net === '' ? de : `${de}, ${net}`
}
