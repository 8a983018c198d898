import type { Package } from '#domain/package/package.ts'
import { type PriceCard, priceCard } from '#domain/pricing/price-card.ts'
import { FIRM } from '../../content/firm.ts'
import { unbroken } from '../../lib/unbroken.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckIcon } from '../../ui/icons.tsx'

const PHASE_TONES = {
  'early-bird': 'early',
  'late-bird': 'late',
  normal: 'neutral',
  brand: 'inverse',
} as const satisfies Record<PriceCard['tone'], BadgeTone>

interface Look {
  soft: string
  saving: string
  comparison: string
}

const LOOKS = {
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
} as const satisfies Record<string, Look>

/** A package with its price of today. Cards beside each other share their rows, so that like stands beside like. */
export function PackageCard({ pkg }: { pkg: Package }) {
  const card = priceCard(pkg)
  const isBrand = card.tone === 'brand'
  const look = isBrand ? LOOKS.brand : LOOKS.plain
  const headingId = `package-${pkg.id}`
  return (
    <Card
      as="li"
      ground={isBrand ? 'brand' : 'white'}
      className="row-span-4 grid grid-rows-subgrid gap-y-0 md:last:odd:col-span-2 lg:last:odd:col-span-1"
    >
      <div>
        <div className="flex flex-wrap gap-2">
          <Badge tone={PHASE_TONES[card.tone]}>{card.phaseLabel}</Badge>
          {pkg.badge && <Badge tone={isBrand ? 'late' : 'brand'}>{pkg.badge}</Badge>}
        </div>
        <h3 id={headingId} className="mt-5 text-h3">
          {pkg.name}
        </h3>
        <p className={`mt-1 ${look.soft}`}>{pkg.tagline}</p>
      </div>
      <Price card={card} look={look} />
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

function Price({ card, look }: { card: PriceCard; look: Look }) {
  const { priceText, regularText, savedText, daysText, savingsText } = card
  return (
    <div className="mt-6">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display font-heading text-h1">{unbroken(`${priceText} €`)}</span>
        <span className={`text-small ${look.soft}`}>{FIRM.vat.de}</span>
      </p>
      <div className="mt-2">
        {regularText && savedText && (
          <p className="flex flex-wrap gap-x-2 font-semibold">
            <del className={`font-normal ${look.soft}`}>
              <span className="sr-only">Regulärer Preis </span>
              {unbroken(`${regularText} €`)}
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
