import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import type { Package } from './package.ts'
import { type PriceType, shownPriceType } from './price-type.ts'

type MaybePrice = string | null | undefined

/** The fields of a package that a price card needs. Prices may be missing or empty while a package is being set up. */
export type CardPackage = Pick<
  Package,
  'id' | 'trainingsCount' | 'priceType' | 'discountPercentage' | 'daysRemaining' | 'savingsVsSingle'
> & { currentPrice?: MaybePrice; regularPrice?: MaybePrice }

/** The texts of a price card. Amounts are German, without the currency sign; null where nothing is shown. */
export type PriceCard = {
  /** "149", "149,50"; "0" when the price is missing. */
  priceText: string
  phaseLabel: 'Early Bird' | 'Late Bird' | 'Regulärer Preis'
  tone: 'early-bird' | 'late-bird' | 'normal' | 'brand'
  /** The price to strike through. */
  regularText: string | null
  /** The amount in "30 € sparen". */
  savedText: string | null
  /** "Noch 12 Tage gültig" */
  daysText: string | null
  /** "8% günstiger als 2 Einzeltickets" */
  savingsText: string | null
}

const PHASES = {
  early_bird: { phaseLabel: 'Early Bird', tone: 'early-bird' },
  late_bird: { phaseLabel: 'Late Bird', tone: 'late-bird' },
  normal: { phaseLabel: 'Regulärer Preis', tone: 'normal' },
} as const satisfies Record<PriceType, Pick<PriceCard, 'phaseLabel' | 'tone'>>

/** The name of a price phase that visitors read. */
export function phaseLabel(type: PriceType): PriceCard['phaseLabel'] {
  return PHASES[type].phaseLabel
}

const COMPARED_WITH_SINGLE = ['double', 'complete']

function centsOf(price: MaybePrice): number | null {
  return price ? parseMoney(price) : null
}

function reductionTexts(
  pkg: CardPackage,
  currentCents: number | null,
): Pick<PriceCard, 'regularText' | 'savedText'> {
  const regularCents = centsOf(pkg.regularPrice)
  const isReduced = pkg.priceType !== 'normal' && pkg.discountPercentage > 0
  // A regular price that is not higher saves nothing, whatever the percentage is.
  if (
    !isReduced ||
    currentCents === null ||
    regularCents === null ||
    regularCents <= currentCents
  ) {
    return { regularText: null, savedText: null }
  }
  return {
    regularText: displayEuros(regularCents),
    savedText: displayEuros(regularCents - currentCents),
  }
}

function daysText({ priceType, daysRemaining }: CardPackage): string | null {
  if (priceType === 'normal' || daysRemaining <= 0) return null
  return `Noch ${daysRemaining} ${daysRemaining === 1 ? 'Tag' : 'Tage'} gültig`
}

function savingsText({ id, savingsVsSingle, trainingsCount }: CardPackage): string | null {
  if (!COMPARED_WITH_SINGLE.includes(id) || savingsVsSingle <= 0) return null
  return `${savingsVsSingle}% günstiger als ${trainingsCount} Einzeltickets`
}

/**
 * The texts about the price on a package card (specification, section 9: price display on package cards).
 * @throws RangeError when a price that is there is not of the form "149.00"
 */
export function priceCard(pkg: CardPackage): PriceCard {
  const currentCents = centsOf(pkg.currentPrice)
  const phase = PHASES[shownPriceType(pkg.priceType)]
  return {
    priceText: displayEuros(currentCents ?? 0),
    phaseLabel: phase.phaseLabel,
    tone: pkg.id === 'complete' ? 'brand' : phase.tone,
    ...reductionTexts(pkg, currentCents),
    daysText: daysText(pkg),
    savingsText: savingsText(pkg),
  }
}

/**
 * The total of a booking, without the currency sign: the current price, else the base price, else "0", not multiplied
 * by anything (specification, section 9). Unlike in the specification, which shows the integer part only, cents other
 * than zero are shown: without them, the total would be wrong.
 * @throws RangeError as {@link priceCard}
 */
export function totalPriceText(pkg: { currentPrice?: MaybePrice; basePrice?: MaybePrice }): string {
  return displayEuros(centsOf(pkg.currentPrice) ?? centsOf(pkg.basePrice) ?? 0)
}
