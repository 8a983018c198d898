import { Badge } from '#platform/design/web/badge.tsx'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import type { Package } from '#shop/prices/domain/package.ts'
import { priceCard } from '#shop/prices/domain/price-card.ts'
import { PackagePrice, PhaseBadge, PRICE_LOOKS } from '#shop/prices/web/package-price.tsx'
import { bookingAddress } from '#site/pages/web/booking-address.ts'
import { AddItem, Editable, EditableItem } from './editing/editable.tsx'

/** A package with its current price. Cards next to each other use a subgrid, so that their rows align. */
export function PackageCard({ pkg, isSelling }: { pkg: Package; isSelling: boolean }) {
  const card = priceCard(pkg)
  const isBrand = card.tone === 'brand'
  const look = isBrand ? PRICE_LOOKS.brand : PRICE_LOOKS.plain
  const list = { kind: 'package', pkg, field: 'features' } as const
  const headingId = `package-${pkg.id}`
  return (
    <Card
      as="li"
      ground={isBrand ? 'brand' : 'white'}
      className="row-span-4 grid grid-rows-subgrid gap-y-0 md:last:odd:col-span-2 lg:last:odd:col-span-1"
    >
      <div>
        <div className="flex flex-wrap gap-2">
          <PhaseBadge card={card} />
          <Editable of={{ kind: 'package', pkg, field: 'badge' }}>
            {pkg.badge && <Badge tone={isBrand ? 'late' : 'brand'}>{pkg.badge}</Badge>}
          </Editable>
        </div>
        <h3 id={headingId} className="mt-5 text-h3">
          <Editable of={{ kind: 'package', pkg, field: 'name' }}>{pkg.name}</Editable>
        </h3>
        <p className={`mt-1 ${look.soft}`}>
          <Editable of={{ kind: 'package', pkg, field: 'tagline' }}>{pkg.tagline}</Editable>
        </p>
      </div>
      <PackagePrice card={card} gross={pkg.currentPrice} look={look}>
        {(price) => (
          <Editable of={{ kind: 'package', pkg, field: 'currentPrice' }}>{price}</Editable>
        )}
      </PackagePrice>
      <div className="relative mt-7">
        <ul className="flex flex-col gap-3">
          {Object.entries(pkg.features).map(([place, feature]) => (
            <li key={place} className="relative flex gap-3">
              <CheckIcon className="mt-1" />
              <span className="min-w-0">
                <EditableItem of={list} index={Number(place)} handle="top-0.5 left-full">
                  {feature}
                </EditableItem>
              </span>
            </li>
          ))}
        </ul>
        <AddItem of={list} className="top-full left-8 mt-0.5" />
      </div>
      {isSelling && (
        <ButtonAnchor
          href={bookingAddress({ package: pkg.id })}
          variant={isBrand ? 'inverse' : 'primary'}
          aria-describedby={headingId}
          className="mt-8 w-full"
        >
          Jetzt buchen
        </ButtonAnchor>
      )}
    </Card>
  )
}
