import { useQuery } from '@tanstack/react-query'
import { unbroken } from '#platform/design/web/unbroken.ts'
import { type PriceCard, priceCard } from '#shop/prices/domain/price-card.ts'
import { singlePackage } from '#shop/prices/domain/single-package.ts'
import { PackagePrice, PhaseBadge, PRICE_LOOKS } from '#shop/prices/web/package-price.tsx'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { firm } from '#site/pages/web/firm.ts'

/** What one seat costs today, as on the card of its package; null where it has no price or cannot be read. */
function useSeatPrice(): PriceCard | null {
  const packages = useQuery(packagesQuery)
  const single = packages.data && singlePackage(packages.data)
  return single?.currentPrice ? priceCard(single) : null
}

/** Price and phase in the words of the overview's card. Renders nothing where there is no price. */
export function SeatPrice() {
  const card = useSeatPrice()
  if (!card) return null
  return (
    <div className="mt-5 border-sand border-t pt-5">
      <p className="flex flex-wrap items-center gap-3">
        <PhaseBadge card={card} />
        <span className="font-semibold">1 Platz</span>
      </p>
      <div className="-mt-3">
        <PackagePrice card={card} look={PRICE_LOOKS.plain} />
      </div>
      <p className="mt-2 text-small">
        <a
          href={`/trainings#${ANCHORS.prices}`}
          className="underline underline-offset-3 hover:decoration-2"
        >
          Pakete mit mehreren Plätzen
        </a>
      </p>
    </div>
  )
}

/** The price for the facts in the hero: "119 €", and below it phase and time left. */
export function SeatPriceFact() {
  const card = useSeatPrice()
  if (!card) return null
  const phase = card.daysText ? `${card.phaseLabel}: ${card.daysText}` : card.phaseLabel
  return (
    <div>
      <dt className="text-(--on-accent-soft) text-small">Preis für 1 Platz</dt>{' '}
      <dd>
        <span className="font-semibold">{unbroken(`${card.priceText} €`)}</span>{' '}
        <span className="text-(--on-accent-soft) text-small">{`${firm().vat.de} ${phase}`}</span>
      </dd>
    </div>
  )
}
