import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { phaseLabel } from '#shop/prices/domain/price-card.ts'
import type { OutlookPhase, PriceOutlook } from '#shop/prices/domain/price-outlook.ts'
import { PERIOD_PACKAGES } from '#shop/prices/domain/price-period.ts'
import { netText } from '#shop/prices/web/net-text.ts'
import { priceText } from '#shop/prices/web/price-text.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { firm } from '#site/pages/web/firm.ts'

interface PapersPricesProps {
  trainings: readonly Training[]
  packages: readonly Package[]
  outlook: PriceOutlook
}

/** What each package costs on which days, until the last date that is planned. */
export function PapersPrices({ trainings, packages, outlook }: PapersPricesProps) {
  const shown = PERIOD_PACKAGES.flatMap((id) => packages.filter((pkg) => pkg.id === id))
  return (
    <>
      <ol className="grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] print:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {phasesUntil(lastDay(trainings), outlook).map((phase) => (
          <li key={phase.from} className="break-inside-avoid">
            <h3 className="text-base">{phaseName(phase)}</h3>
            <p className="text-secondary text-small">{daysText(phase, outlook)}</p>
            <dl className="mt-2 divide-y divide-sand border-sand border-y">
              {shown.map((pkg) => (
                <PriceRow key={pkg.id} pkg={pkg} phase={phase} />
              ))}
            </dl>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-secondary">
        {`Alle Preise je Paket, ${firm().vat.de} Es gilt der Preis am Tag der Anmeldung.`}
      </p>
    </>
  )
}

function PriceRow({ pkg, phase }: { pkg: Package; phase: OutlookPhase }) {
  const own = phase.prices.find(({ packageId }) => packageId === pkg.id)
  const seats = Number(pkg.trainingsCount)
  return (
    <div className="flex items-baseline justify-between gap-4 py-2 print:py-1">
      <dt className="min-w-0">
        <span>{`${pkg.name} `}</span>
        <span className="block text-muted text-small">
          <span>{seats === 1 ? '1 Platz' : `${seats} Plätze`}</span>
          {own && isMixed(phase) && <span>{`, ${phaseLabel(own.priceType)}`}</span>}
        </span>
      </dt>
      <dd className="text-right">
        <span className="font-semibold">{priceText(own?.price)}</span>{' '}
        {own?.price && <span className="block text-muted text-small">{netText(own.price)}</span>}
      </dd>
    </div>
  )
}

/** The last day on which a planned date can still be booked; null where no date with a known start is planned. */
function lastDay(trainings: readonly Training[]): string | null {
  const dates = trainings.flatMap((training) => training.dates)
  const days = dates.flatMap(({ startsAt }) =>
    startsAt === null ? [] : [berlinDay(new Date(startsAt))],
  )
  return days.toSorted().at(-1) ?? null
}

function phasesUntil(day: string | null, { phases }: PriceOutlook): OutlookPhase[] {
  return phases.filter(({ from }, index) => index === 0 || day === null || from <= day)
}

function isMixed({ prices }: OutlookPhase): boolean {
  return new Set(prices.map(({ priceType }) => priceType)).size > 1
}

function phaseName(phase: OutlookPhase): string {
  const [first] = phase.prices
  return first && !isMixed(phase) ? phaseLabel(first.priceType) : 'Preise'
}

/** "bis 11. Dezember 2026", "12. Dezember 2026 bis 19. Mai 2027", "ab 20. Mai 2027" */
function daysText({ from, until }: OutlookPhase, { day }: PriceOutlook): string {
  const end = until === null ? null : `bis ${formatLongDay(until)}`
  if (from === day) return end ?? 'ohne Enddatum'
  return end ? `${formatLongDay(from)} ${end}` : `ab ${formatLongDay(from)}`
}
