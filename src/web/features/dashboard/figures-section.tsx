import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Figures } from '#domain/registration/figures.ts'
import { figuresQuery } from '../../lib/queries.ts'
import { createSessionStore } from '../../lib/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { keyFigures } from './figures.ts'
import { RevenueChart } from './revenue-chart.tsx'
import { SeatsChart } from './seats-chart.tsx'
import { WeeksChart } from './weeks-chart.tsx'

/** What was chosen in this tab; nothing is "as the window suggests". */
const chartsChoice = createSessionStore<boolean | null>({
  key: 'admin-charts',
  empty: null,
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : null),
})

/** How the business stands: a line of figures, and charts that can be put away. */
export function FiguresSection() {
  const { data, error, isFetching, refetch } = useQuery(figuresQuery)
  const choice = useSyncExternalStore(chartsChoice.subscribe, chartsChoice.read)
  const isWide = useMediaQuery('(width >= 64rem)')
  const areChartsOpen = choice ?? isWide

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
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h2 id="figures-title" className="text-h4">
          Kennzahlen
        </h2>
        <Button
          variant="ghost"
          size="small"
          aria-expanded={areChartsOpen}
          aria-controls="charts"
          onClick={() => chartsChoice.write(!areChartsOpen)}
          className="-mr-4 px-4"
        >
          {areChartsOpen ? 'Diagramme ausblenden' : 'Diagramme zeigen'}
          <ChevronDownIcon
            className={classes('transition-transform', areChartsOpen && 'rotate-180')}
          />
        </Button>
      </div>
      <KeyFigures figures={data} />
      <div id="charts" hidden={!areChartsOpen}>
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
