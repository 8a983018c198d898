import { euros } from '#platform/design/web/euros.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { singlePackage } from '#shop/prices/domain/single-package.ts'
import { vatText } from '#shop/prices/web/vat-text.ts'
import type { Language } from '#site/pages/web/page-table.ts'

/**
 * What a single seat costs today, "119 €", and what is said of VAT, "inkl. 19 % USt., 100 € netto"; and the package with
 * the most seats. Null where a seat has no price.
 */
export function pricesOfSeats(packages: readonly Package[], language: Language) {
  const single = singlePackage(packages)
  if (!single?.currentPrice) return null
  const seat = single.currentPrice
  const [largest] = packages
    .map(({ currentPrice, trainingsCount }) => ({ currentPrice, seats: Number(trainingsCount) }))
    .filter(({ currentPrice, seats }) => currentPrice && seats > 1)
    .sort((one, other) => other.seats - one.seats)
  return {
    packageId: single.id,
    seat: euros(seat, language),
    vat: vatText(seat, language),
    largest: largest
      ? { plaetze: String(largest.seats), preis: euros(largest.currentPrice, language) }
      : null,
  }
}
