import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '#platform/design/web/badge.tsx'
import { unbroken } from '#platform/design/web/unbroken.ts'
import type { PriceCard } from '../domain/price-card.ts'
import { vatText } from './vat-text.ts'

const PHASE_TONES = {
  'early-bird': 'early',
  'late-bird': 'late',
  normal: 'neutral',
  brand: 'inverse',
} as const satisfies Record<PriceCard['tone'], BadgeTone>

interface PriceLook {
  soft: string
  saving: string
  comparison: string
}

/** Text colours around a price, on white and on the brand's background. */
export const PRICE_LOOKS = {
  plain: {
    soft: 'text-muted',
    saving: 'text-orange-text',
    comparison: 'text-brand-hover',
  },
  brand: {
    soft: 'text-brand-tint',
    saving: 'text-late',
    comparison: 'text-white',
  },
} as const satisfies Record<string, PriceLook>

/** A badge with the name and colour of the price phase. */
export function PhaseBadge({ card }: { card: PriceCard }) {
  return <Badge tone={PHASE_TONES[card.tone]}>{card.phaseLabel}</Badge>
}

interface PackagePriceProps {
  card: PriceCard
  /** The price of the card, "119.00"; missing or empty while the package is being set up. */
  gross: string | null | undefined
  look: PriceLook
  /** Wraps the price in another element. */
  children?: (price: string) => ReactNode
}

/** Price of a package on one day, and its saving. */
export function PackagePrice({
  card,
  gross,
  look,
  children = (price) => price,
}: PackagePriceProps) {
  const { priceText, regularText, savedText, daysText, savingsText } = card
  return (
    <div className="mt-6">
      <p>
        <span className="font-display font-heading text-h1">
          {children(unbroken(`${priceText} €`))}
        </span>{' '}
        <span className={`block text-small ${look.soft}`}>{vatText(gross)}</span>
      </p>
      <div className="mt-2">
        {regularText && savedText && (
          <p className="flex flex-wrap gap-x-2 font-semibold">
            <del className={`font-normal ${look.soft}`}>
              <span className="sr-only">Regulärer Preis </span>
              <span>{unbroken(`${regularText} €`)}</span>
            </del>{' '}
            <span className={look.saving}>{unbroken(`${savedText} € sparen`)}</span>
          </p>
        )}
        {daysText && <p className={`font-semibold text-small ${look.saving}`}>{daysText}</p>}
        {savingsText && (
          <p className={`font-semibold text-small ${look.comparison}`}>{savingsText}</p>
        )}
      </div>
    </div>
  )
}
