import type { ComponentProps } from 'react'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { priceCard, totalPriceText } from '#shop/prices/domain/price-card.ts'
import { netText } from '#shop/prices/web/net-text.ts'
import { inEuros } from '#shop/prices/web/price-text.ts'
import { atFullPrice, type ReducedPackage } from './reduced-packages.ts'
import { trainingsText } from './slot-texts.ts'
import { slotCount } from './slot-values.ts'

interface PackageCardsProps {
  packages: readonly ReducedPackage[]
  error: string | undefined
  radio: ComponentProps<typeof RadioCards>['radio']
  /** Selected in the page that the server renders. */
  initial: string | undefined
}

export function PackageCards({ packages, error, radio, initial }: PackageCardsProps) {
  return (
    <RadioCards
      id="packageId"
      legend={<h2 className="text-h4">Wähle Dein Paket*</h2>}
      legendClassName="mb-4"
      required
      error={error}
      className="sm:grid-cols-3"
      cardClassName="p-5"
      radio={radio}
      initial={initial}
      options={packages.map((pkg) => ({ value: pkg.id, content: <PackageOption pkg={pkg} /> }))}
    />
  )
}

/** The price to strike through: the regular one, or that before the code. */
function regularText(pkg: ReducedPackage): string | null {
  const full = atFullPrice(pkg)
  return priceCard(full).regularText ?? (pkg.reduction ? totalPriceText(full) : null)
}

function PackageOption({ pkg }: { pkg: ReducedPackage }) {
  const regular = regularText(pkg)
  const net = netText(pkg.currentPrice || pkg.basePrice)
  return (
    <span className="flex h-full min-w-0 flex-col gap-x-4 min-[24rem]:grid min-[24rem]:grid-cols-[minmax(0,1fr)_auto] sm:flex">
      <span className="font-display font-semibold text-[1.125rem] leading-5">{pkg.name}</span>
      <span className="col-start-1 mt-1 text-secondary text-small">{pkg.tagline}</span>
      <span className="col-start-2 row-span-2 row-start-1 mt-2 min-[24rem]:mt-0 min-[24rem]:text-right sm:mt-auto sm:pt-4 sm:text-left">
        <span className="block whitespace-nowrap font-display font-semibold text-h3">
          {inEuros(totalPriceText(pkg))}
        </span>
        {regular && (
          <del className="block whitespace-nowrap text-muted text-small">
            <span className="sr-only">Regulärer Preis </span>
            <span>{inEuros(regular)}</span>
          </del>
        )}
      </span>
      <span className="col-span-2 mt-2 flex flex-wrap justify-between gap-x-4 text-small sm:mt-3 sm:flex-col">
        <span className="font-semibold">{trainingsText(slotCount(pkg))}</span>
        {net && <span className="text-muted">{net}</span>}
      </span>
    </span>
  )
}
