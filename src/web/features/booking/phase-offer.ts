import { displayEuros, parseMoney } from '#domain/money.ts'
import type { Package } from '#domain/package/package.ts'
import { priceCard } from '#domain/pricing/price-card.ts'

/** What the banner above step 1 says about the price phase in force. */
export interface PhaseOffer {
  phaseLabel: string
  tone: 'early' | 'late'
  /** "Du sparst bis zu 100 €." */
  text: string
  /** "Noch 12 Tage gültig" */
  daysText: string | null
}

/** The phase that saves the most at the moment, or null when none saves anything. */
export function phaseOffer(packages: readonly Package[]): PhaseOffer | null {
  const reduced = packages
    .filter((pkg) => priceCard(pkg).savedText !== null)
    .map((pkg) => ({ pkg, saved: parseMoney(pkg.regularPrice) - parseMoney(pkg.currentPrice) }))
    .sort((a, b) => b.saved - a.saved)
  const best = reduced[0]
  if (!best) return null

  const ofPhase = reduced.filter(({ pkg }) => pkg.priceType === best.pkg.priceType)
  const amount = `${displayEuros(best.saved)}\u00a0€`
  const isSameForAll =
    ofPhase.length === packages.length && ofPhase.every(({ saved }) => saved === best.saved)
  const soonest = ofPhase.reduce((a, b) => (b.pkg.daysRemaining < a.pkg.daysRemaining ? b : a))
  const { phaseLabel } = priceCard(best.pkg)
  return {
    phaseLabel,
    tone: best.pkg.priceType === 'late_bird' ? 'late' : 'early',
    text: isSameForAll ? `Du sparst ${amount}.` : `Du sparst bis zu ${amount}.`,
    daysText: priceCard(soonest.pkg).daysText,
  }
}
