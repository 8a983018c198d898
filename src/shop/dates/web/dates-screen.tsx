import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { datesQuery } from '#shop/trainings/web/dates-query.ts'
import { WaitingForDatesSection } from '#shop/waiting-list/web/staff/waiting-for-dates-section.tsx'
import { DateCard } from './date-card.tsx'
import { DatesCalendar } from './dates-calendar.tsx'
import { type DatesPeriod, datesByMonth } from './dates-list-months.ts'
import { type DatesSearch, periodOf } from './dates-search.ts'
import { NewDateDialog } from './new-date-dialog.tsx'
import { NextRoundDialog } from './next-round-dialog.tsx'

const EMPTY: Readonly<Record<DatesPeriod, string>> = {
  coming: 'Es ist kein Termin geplant.',
  past: 'Es gibt noch keinen vergangenen Termin.',
}

const VIEWS: readonly View[] = [
  { label: 'Liste', search: {} },
  { label: 'Kalender', search: { ansicht: 'kalender' } },
]
const PERIODS: readonly View[] = [
  { label: 'Kommende', search: {} },
  { label: 'Vergangene', search: { zeitraum: 'vergangene' } },
]

/** The dates of all trainings, as a list by month or as a calendar. */
export function DatesScreen({ search }: { search: DatesSearch }) {
  const {
    data: dates,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...datesQuery,
    // Somebody may have booked since.
    refetchOnMount: 'always',
  })
  const [now] = useState(() => new Date())
  const [planning, setPlanning] = useState<'date' | 'round' | null>(null)
  useSessionRefusalOf(error)
  return (
    <>
      <h1 className="text-h2">Termine</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Wann welches Training stattfindet. Ein neuer Termin ist sofort buchbar.
      </p>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <ViewLinks
            label="Ansicht"
            views={VIEWS}
            isShown={({ ansicht }) => ansicht === search.ansicht}
          />
          {search.ansicht === undefined && (
            <ViewLinks
              label="Zeitraum"
              views={PERIODS}
              isShown={({ zeitraum }) => zeitraum === search.zeitraum}
            />
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => setPlanning('date')}>
            Neuer Termin
          </Button>
          {dates && (
            <Button size="small" variant="secondary" onClick={() => setPlanning('round')}>
              Nächste Runde
            </Button>
          )}
        </div>
      </div>
      {error && !isFetching && (
        <Card role="alert" className="mt-6">
          <p>Die Termine konnten nicht geladen werden.</p>
          <Button size="small" className="mt-4" onClick={() => void refetch()}>
            Erneut versuchen
          </Button>
        </Card>
      )}
      {!dates && isFetching && (
        <p role="status" className="mt-6 text-muted">
          Lädt...
        </p>
      )}
      {dates && search.ansicht === 'kalender' && (
        <DatesCalendar dates={dates} month={search.monat} now={now} />
      )}
      {dates && search.ansicht === undefined && (
        <Months dates={dates} period={periodOf(search)} now={now} />
      )}
      {dates && <WaitingForDatesSection />}
      {planning === 'date' && <NewDateDialog onDone={() => setPlanning(null)} />}
      {planning === 'round' && dates && (
        <NextRoundDialog dates={dates} onDone={() => setPlanning(null)} />
      )}
    </>
  )
}

interface View {
  label: string
  search: DatesSearch
}

interface ViewLinksProps {
  label: string
  views: readonly View[]
  isShown: (search: DatesSearch) => boolean
}

function ViewLinks({ label, views, isShown }: ViewLinksProps) {
  return (
    <nav aria-label={label} className="inline-flex flex-wrap gap-1 rounded-picture bg-section p-1">
      {views.map((view) => (
        <ButtonLink
          key={view.label}
          to="/admin/termine"
          search={view.search}
          activeOptions={{ includeSearch: true, exact: true }}
          resetScroll={false}
          size="small"
          variant={isShown(view.search) ? 'primary' : 'ghost'}
          aria-current={isShown(view.search) ? 'page' : undefined}
        >
          {view.label}
        </ButtonLink>
      ))}
    </nav>
  )
}

interface MonthsProps {
  dates: readonly PlannedDate[]
  period: DatesPeriod
  now: Date
}

function Months({ dates, period, now }: MonthsProps) {
  const months = datesByMonth(dates, period, now)
  if (months.length === 0) return <Card className="mt-6 text-center">{EMPTY[period]}</Card>
  return months.map(({ month, dates: ofMonth }) => (
    <section key={month} aria-label={month} className="mt-8">
      <h2 className="text-h4">{month}</h2>
      <ul className="mt-3 grid gap-3">
        {ofMonth.map((date) => (
          <DateCard key={date.id} date={date} now={now} />
        ))}
      </ul>
    </section>
  ))
}
