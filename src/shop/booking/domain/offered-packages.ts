import { parseMoney } from '#platform/basics/domain/money.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { percentCheaper } from '#shop/prices/domain/price-phase.ts'
import type { OfferedPrice } from './offered-price.ts'

/**
 * The packages with the prices of an offer, which may be those of the day of joining. A price that is not today's has no
 * days left to show: it is valid as long as the offer. A package without an offered price keeps today's.
 *
 * @throws RangeError when an amount is not of the form "149.00"
 */
export function packagesAtOfferedPrices(
  packages: readonly Package[],
  prices: readonly OfferedPrice[],
): Package[] {
  return packages.map((pkg) => {
    const offered = prices.find(({ packageId }) => packageId === pkg.id)
    if (!offered || offered.price === pkg.currentPrice) return pkg
    const regular = pkg.regularPrice || pkg.basePrice
    return {
      ...pkg,
      currentPrice: offered.price,
      priceType: offered.priceType,
      discountPercentage: percentCheaper(parseMoney(offered.price), parseMoney(regular)),
      daysRemaining: 0,
      validUntil: null,
    }
  })
}

/** The smallest package with at least that many seats; without one, the largest. Undefined without packages. */
export function packageForSeats(packages: readonly Package[], seats: number): Package | undefined {
  const bySize = packages.toSorted((a, b) => Number(a.trainingsCount) - Number(b.trainingsCount))
  return bySize.find(({ trainingsCount }) => Number(trainingsCount) >= seats) ?? bySize.at(-1)
}
