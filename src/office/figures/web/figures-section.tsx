import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDashboardSearch } from '#office/frame/web/use-dashboard-search.ts'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { periodProblem } from '../domain/figures-period.ts'
import { CHARTS_ID, ChartsToggle, useAreChartsOpen } from './charts-toggle.tsx'
import { chosenPeriod } from './chosen-period.ts'
import { figuresQuery } from './figures-query.ts'
import { OwnPeriod } from './own-period.tsx'
import { PeriodChooser } from './period-chooser.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { SeatsChart } from './seats-chart.tsx'
import { documentFigures, keyFigures } from './shown-figures.ts'
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
  const invoiced = data ? documentFigures(data.period) : []
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
          <FigureList
            label="Aus Anmeldungen"
            list={data ? keyFigures(data) : BOOKED}
            className="lg:grid-cols-6"
          />
          {invoiced.length > 0 && (
            <FigureList
              label="Aus Rechnungen und Zahlungen"
              list={invoiced}
              className="max-lg:[&>:last-child]:col-span-2 lg:grid-cols-5"
            />
          )}
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

/** The names of figures that are not read yet. */
function placeholders(names: readonly string[]) {
  return names.map((name) => ({ name, value: undefined, of: undefined }))
}

const BOOKED = placeholders([
  'Anmeldungen',
  'Bestätigt',
  'Ausstehend',
  'Umsatz, bestätigt',
  'Ausstehender Umsatz',
  'Plätze kommender Termine',
])
interface FigureListProps {
  label: string
  list: readonly { name: string; value: string | undefined; of?: string | undefined }[]
  className: string
}

function FigureList({ label, list, className }: FigureListProps) {
  return (
    <dl
      aria-label={label}
      className={classes(
        'mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-card bg-section shadow-card sm:grid-cols-3',
        className,
      )}
    >
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
