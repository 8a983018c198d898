import { useState } from 'react'
import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { Card } from '#platform/design/web/card.tsx'
import { DatePicker } from '#platform/design/web/staff/date-picker.tsx'
import type { Package } from '../domain/package.ts'
import { packagesOn } from '../domain/package-on-day.ts'
import { priceCard } from '../domain/price-card.ts'
import { PackagePrice, PhaseBadge, PRICE_LOOKS } from './package-price.tsx'
import type { PriceOverview } from './price-overview.ts'

/** The price cards for any day, derived with the shop's own functions. */
export function DayPreview({ overview }: { overview: PriceOverview }) {
  const [day, setDay] = useState(() => berlinDay(new Date()))
  const { packages, schedules } = overview
  return (
    <section aria-labelledby="day-preview" className="mt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="day-preview" className="text-h3">
            Was sieht die Kundschaft am …
          </h2>
          <p className="mt-1.5 max-w-[60ch] text-secondary text-small">
            So stehen die Preise an diesem Tag im Shop, nach allem, was jetzt gespeichert ist.
          </p>
        </div>
        <DatePicker
          id="preview-day"
          label="Tag"
          value={day}
          onChange={setDay}
          className="w-full sm:w-72"
        />
      </div>
      <ul
        aria-label={`Preise am ${formatLongDay(day)}`}
        aria-live="polite"
        className="mt-6 grid gap-5 md:grid-cols-3"
      >
        {packagesOn(day, packages, schedules).map((pkg) => (
          <PreviewCard key={pkg.id} pkg={pkg} />
        ))}
      </ul>
    </section>
  )
}

function PreviewCard({ pkg }: { pkg: Package }) {
  const card = priceCard(pkg)
  const isBrand = card.tone === 'brand'
  return (
    <Card as="li" ground={isBrand ? 'brand' : 'white'}>
      <PhaseBadge card={card} />
      <h3 className="mt-4 text-h4">{pkg.name}</h3>
      <PackagePrice
        card={card}
        gross={pkg.currentPrice}
        look={isBrand ? PRICE_LOOKS.brand : PRICE_LOOKS.plain}
      />
    </Card>
  )
}
