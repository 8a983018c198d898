import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDashboardSearch } from '#office/frame/web/use-dashboard-search.ts'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import type { Figures } from '../domain/figures.ts'
import { periodProblem } from '../domain/figures-period.ts'
import { CHARTS_ID, ChartsToggle, useAreChartsOpen } from './charts-toggle.tsx'
import { chosenPeriod } from './chosen-period.ts'
import { figuresQuery } from './figures-query.ts'
import { OwnPeriod } from './own-period.tsx'
import { PeriodChooser } from './period-chooser.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { SeatsChart } from './seats-chart.tsx'
import { keyFigures } from './shown-figures.ts'
import { StepsChart } from './steps-chart.tsx'

/** A line of key figures of a period, and charts that can be hidden. */
export function FiguresSection() {
  const { search } = useDashboardSearch()
  const period = chosenPeriod(search, berlinDay(new Date()))
  const { data, error, isFetching, refetch } = useQuery({
    ...figuresQuery(period),
    enabled: periodProblem(period) === null,
    // While another period is read, the figures of the one before stay.
    placeholderData: keepPreviousData,
  })
  const areChartsOpen = useAreChartsOpen()
  return (
    <section aria-labelledby="figures-title" aria-busy={isFetching} className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="figures-title" className="shrink-0 text-h4 lg:w-38">
          Kennzahlen
        </h2>
        <div className="lg:order-last">
          <ChartsToggle />
        </div>
        <div className="max-lg:w-full lg:flex-1">
          <PeriodChooser period={period} />
        </div>
      </div>
      <OwnPeriod period={period} />
      {error && !data ? (
        <Card role="alert" className="mt-4">
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
      ) : (
        <>
          <KeyFigures figures={data} />
          <div id={CHARTS_ID} hidden={!areChartsOpen}>
            {areChartsOpen && (
              <div className="mt-4 grid gap-4 lg:grid-cols-3">
                <SeatsChart figures={data} />
                <StepsChart period={data?.period} />
                <RevenueChart phases={data?.period.phases} />
              </div>
            )}
          </div>
        </>
      )}
    </section>
  )
}

const SKELETON = [
  'Anmeldungen',
  'Bestätigt',
  'Ausstehend',
  'Umsatz, bestätigt',
  'Ausstehender Umsatz',
  'Plätze kommender Termine',
].map((name) => ({ name, value: undefined, of: undefined }))

function KeyFigures({ figures }: { figures: Figures | undefined }) {
  const list = figures ? keyFigures(figures) : SKELETON
  return (
    <dl className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-card bg-section shadow-card sm:grid-cols-3 lg:grid-cols-6">
      {list.map(({ name, value, of }) => (
        <div
          key={name}
          className="flex flex-col justify-between gap-1 bg-white px-4 py-2.5 sm:px-5"
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
