import type { Package } from '#domain/package/package.ts'
import { priceCard } from '#domain/pricing/price-card.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { PackagePrice, PhaseBadge, PRICE_LOOKS } from '../../ui/package-price.tsx'

/** A package with its price of today. Cards beside each other share their rows, so that like stands beside like. */
export function PackageCard({ pkg }: { pkg: Package }) {
  const card = priceCard(pkg)
  const isBrand = card.tone === 'brand'
  const look = isBrand ? PRICE_LOOKS.brand : PRICE_LOOKS.plain
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
          {pkg.badge && <Badge tone={isBrand ? 'late' : 'brand'}>{pkg.badge}</Badge>}
        </div>
        <h3 id={headingId} className="mt-5 text-h3">
          {pkg.name}
        </h3>
        <p className={`mt-1 ${look.soft}`}>{pkg.tagline}</p>
      </div>
      <PackagePrice card={card} look={look} />
      <ul className="mt-7 flex flex-col gap-3">
        {Object.entries(pkg.features).map(([place, feature]) => (
          <li key={place} className="flex gap-3">
            <CheckIcon className="mt-1" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
      <ButtonLink
        to="/trainings/anmeldung"
        variant={isBrand ? 'inverse' : 'primary'}
        aria-describedby={headingId}
        className="mt-8 w-full"
      >
        Jetzt buchen
      </ButtonLink>
    </Card>
  )
}
