import { parseMoney } from '#platform/basics/domain/money.ts'
import type { Language } from '#site/pages/domain/languages.ts'

const LOCALES = { de: 'de-DE', en: 'en-IE' } as const satisfies Record<Language, string>

/**
 * A price as the API tells it, "149.00", as "149 €" or "€149": cents only where there are any.
 *
 * @throws RangeError for any other form
 */
export function euros(price: string, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(parseMoney(price) / 100)
}
