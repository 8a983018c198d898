import { useQuery } from '@tanstack/react-query'
import { unbroken } from '#platform/design/web/unbroken.ts'
import { type PriceCard, priceCard } from '#shop/prices/domain/price-card.ts'
import { singlePackage } from '#shop/prices/domain/single-package.ts'
import { PackagePrice, PhaseBadge, PRICE_LOOKS } from '#shop/prices/web/package-price.tsx'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { vatText } from '#shop/prices/web/vat-text.ts'

/** What one seat costs today, as on the card of its package; null where it has no price or cannot be read. */
function useSeatPrice(): { card: PriceCard; gross: string } | null {
  const packages = useQuery(packagesQuery)
  const single = packages.data && singlePackage(packages.data)
  return single?.currentPrice ? { card: priceCard(single), gross: single.currentPrice } : null
}

interface SeatPriceProps {
  /** Where a package with more seats is chosen. */
  packagesHref: string
}

/** Price and phase in the words of the overview's card. Renders nothing where there is no price. */
export function SeatPrice({ packagesHref }: SeatPriceProps) {
  const price = useSeatPrice()
  if (!price) return null
  const { card, gross } = price
  return (
    <div className="mt-5 border-sand border-t pt-5">
      <p className="flex flex-wrap items-center gap-3">
        <PhaseBadge card={card} />
        <span className="font-semibold">1 Platz</span>
      </p>
      <div className="-mt-3">
        <PackagePrice card={card} gross={gross} look={PRICE_LOOKS.plain} />
      </div>
      <p className="mt-2 text-small">
        <a href={packagesHref} className="underline underline-offset-3 hover:decoration-2">
          Pakete mit mehreren Plätzen
        </a>
      </p>
    </div>
  )
}

/** The price for the facts in the hero: "119 €" with VAT and net price, and below it phase and time left. */
export function SeatPriceFact() {
  const price = useSeatPrice()
  if (!price) return null
  const { card, gross } = price
  const phase = card.daysText ? `${card.phaseLabel}: ${card.daysText}` : card.phaseLabel
  return (
    <div>
      <dt className="text-(--on-accent-soft) text-small">Preis für 1 Platz</dt>{' '}
      <dd>
        <span className="font-semibold">{unbroken(`${card.priceText} €`)}</span>{' '}
        <span className="text-(--on-accent-soft) text-small">{vatText(gross)}</span>{' '}
        <span className="block text-(--on-accent-soft) text-small">{phase}</span>
      </dd>
    </div>
  )
}
