import {
  type Discount,
  isForPackage,
  type Reduction,
  reducedPrice,
} from '#shop/discount-codes/domain/discount.ts'
import type { Package } from '#shop/prices/domain/package.ts'

/** A package at the price that is left after a code. */
export interface ReducedPackage extends Package {
  /** What the code took off, and the price before, "149.00"; undefined without a code for this package. */
  reduction?: (Reduction & { fullPrice: string }) | undefined
}

/** The packages with the prices that a redeemed code leaves. One that it is not for keeps its price. */
export function packagesWithCode(
  packages: readonly Package[],
  redeemed: Discount | null,
): readonly ReducedPackage[] {
  if (!redeemed) return packages
  return packages.map((pkg) => {
    const fullPrice = pkg.currentPrice || pkg.basePrice
    if (!fullPrice || !isForPackage(redeemed, pkg.id)) return pkg
    const { price, reduction } = reducedPrice(redeemed, fullPrice)
    return { ...pkg, currentPrice: price, reduction: { ...reduction, fullPrice } }
  })
}

/** The package at the price before the code. */
export function atFullPrice({ reduction, ...pkg }: ReducedPackage): Package {
  return reduction ? { ...pkg, currentPrice: reduction.fullPrice } : pkg
}
