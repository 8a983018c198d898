import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { priceCard } from '#shop/prices/domain/price-card.ts'

/** Texts of the banner above step 1 about the current price phase. */
export interface PhaseOffer {
  phaseLabel: string
  tone: 'early' | 'late'
  /** "Du sparst bis zu 100 €." Where the phase saves nothing: "Es gilt der Late-Bird-Preis." */
  text: string
  /** "Noch 12 Tage gültig" */
  daysText: string | null
  /** The last day, "11. Dezember 2026" */
  untilText: string | null
}

/** The phase that saves most at the moment, otherwise the current phase; null where all have the normal price. */
export function phaseOffer(packages: readonly Package[]): PhaseOffer | null {
  const best = packages.filter((pkg) => pkg.priceType !== 'normal').toSorted(bySaving)[0]
  if (!best) return null

  const ofPhase = packages.filter((pkg) => pkg.priceType === best.priceType)
  const soonest = ofPhase.reduce((a, b) => (b.daysRemaining < a.daysRemaining ? b : a))
  const { phaseLabel } = priceCard(best)
  return {
    phaseLabel,
    tone: best.priceType === 'late_bird' ? 'late' : 'early',
    text:
      savingText(saving(best), packages) ?? `Es gilt der ${phaseLabel.replace(' ', '-')}-Preis.`,
    daysText: priceCard(soonest).daysText,
    untilText: soonest.validUntil && formatLongDay(soonest.validUntil),
  }
}

/** Saving in cents as the package cards show it: a price that is not lower saves nothing. */
function saving(pkg: Package): number {
  if (priceCard(pkg).savedText === null) return 0
  return parseMoney(pkg.regularPrice) - parseMoney(pkg.currentPrice)
}

function bySaving(a: Package, b: Package): number {
  return saving(b) - saving(a)
}

function savingText(cents: number, packages: readonly Package[]): string | null {
  if (cents === 0) return null
  const isSameForAll = packages.every((pkg) => saving(pkg) === cents)
  return `Du sparst ${isSameForAll ? '' : 'bis zu '}${displayEuros(cents)}\u00a0€.`
}
