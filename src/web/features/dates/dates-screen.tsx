import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlannedDate } from '#domain/training/date-edit.ts'
import { useSettledRefusal } from '../../lib/admin-session/admin-refusal.ts'
import { datesQuery } from '../../lib/queries/dates-query.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DateCard } from './date-card.tsx'
import { type DatesPeriod, datesByMonth } from './dates-by-month.ts'
import { NewDateDialog } from './new-date-dialog.tsx'
import { NextRoundDialog } from './next-round-dialog.tsx'

const PERIODS: Readonly<Record<DatesPeriod, { label: string; empty: string }>> = {
  coming: { label: 'Kommende', empty: 'Es ist kein Termin geplant.' },
  past: { label: 'Vergangene', empty: 'Es gibt noch keinen vergangenen Termin.' },
}

/**
 * The dates of all trainings, by month.
 *
 * @param opened the id of the date whose dialog is open at first
 */
export function DatesScreen({ opened }: { opened?: string | undefined }) {
  const { data: dates, error, isFetching, refetch } = useQuery(datesQuery)
  const [now] = useState(() => new Date())
  const [period, setPeriod] = useState<DatesPeriod>('coming')
  const [planning, setPlanning] = useState<'date' | 'round' | null>(null)
  useSettledRefusal(error)
  return (
    <>
      <h1 className="text-h2">Termine</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Wann welches Training stattfindet. Ein neuer Termin ist sofort buchbar.
      </p>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Zeitraum</legend>
          {Object.entries(PERIODS).map(([name, { label }]) => (
            <Button
              key={name}
              size="small"
              variant={period === name ? 'primary' : 'secondary'}
              aria-pressed={period === name}
              onClick={() => setPeriod(name as DatesPeriod)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
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
      {dates && <Months dates={dates} period={period} now={now} opened={opened} />}
      {planning === 'date' && <NewDateDialog onDone={() => setPlanning(null)} />}
      {planning === 'round' && dates && (
        <NextRoundDialog dates={dates} onDone={() => setPlanning(null)} />
      )}
    </>
  )
}

interface MonthsProps {
  dates: readonly PlannedDate[]
  period: DatesPeriod
  now: Date
  opened: string | undefined
}

function Months({ dates, period, now, opened }: MonthsProps) {
  const months = datesByMonth(dates, period, now)
  if (months.length === 0) return <Card className="mt-6 text-center">{PERIODS[period].empty}</Card>
  return months.map(({ month, dates: ofMonth }) => (
    <section key={month} aria-label={month} className="mt-8">
      <h2 className="text-h4">{month}</h2>
      <ul className="mt-3 grid gap-3">
        {ofMonth.map((date) => (
          <DateCard
            key={date.id}
            date={date}
            isOver={period === 'past'}
            isOpened={date.id === opened}
          />
        ))}
      </ul>
    </section>
  ))
}
