import { useQuery } from '@tanstack/react-query'
import type { Figures } from '#domain/registration/figures.ts'
import { figuresQuery } from '../../lib/queries/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CHARTS_ID, useAreChartsOpen } from './charts-toggle.tsx'
import { keyFigures } from './figures.ts'
import { RevenueChart } from './revenue-chart.tsx'
import { SeatsChart } from './seats-chart.tsx'
import { WeeksChart } from './weeks-chart.tsx'

/** A line of key figures, and charts that can be hidden. */
export function FiguresSection() {
  const { data, error, isFetching, refetch } = useQuery(figuresQuery)
  const areChartsOpen = useAreChartsOpen()

  if (error && !data) {
    return (
      <Card role="alert" className="mb-8">
        <p className="text-secondary">Die Kennzahlen konnten nicht geladen werden.</p>
        <Button
          variant="secondary"
          size="small"
          pending={isFetching}
          onClick={() => void refetch()}
          className="mt-3"
        >
          Erneut versuchen
        </Button>
      </Card>
    )
  }
  return (
    <section aria-labelledby="figures-title" aria-busy={isFetching} className="mb-8">
      <h2 id="figures-title" className="sr-only">
        Kennzahlen
      </h2>
      <KeyFigures figures={data} />
      <div id={CHARTS_ID} hidden={!areChartsOpen}>
        {areChartsOpen && (
          <div className="mt-4 grid gap-4 lg:grid-cols-3">
            <SeatsChart seats={data?.seats} />
            <WeeksChart weeks={data?.weeks} />
            <RevenueChart revenue={data?.revenue} />
          </div>
        )}
      </div>
    </section>
  )
}

const SKELETON = ['Anmeldungen gesamt', 'Offen', 'Bestätigt', 'Verkaufte Plätze', 'Umsatz'].map(
  (name) => ({ name, value: undefined, of: undefined }),
)

function KeyFigures({ figures }: { figures: Figures | undefined }) {
  const list = figures ? keyFigures(figures) : SKELETON
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-section shadow-card sm:grid-cols-3 lg:grid-cols-5">
      {list.map(({ name, value, of }) => (
        <div
          key={name}
          className="flex flex-col justify-between gap-1 bg-white px-4 py-3.5 last:col-span-2 sm:px-5 lg:last:col-span-1"
        >
          <dt className="text-[0.8125rem] text-muted leading-tight">{name}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            {value === undefined ? (
              <span className="my-1 h-5.5 w-16 rounded-input bg-section motion-safe:animate-pulse" />
            ) : (
              <span className="font-display font-heading text-h3 tabular-nums">{value}</span>
            )}
            {of && <span className="text-[0.8125rem] text-muted">{of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
