import type { Figures } from '../domain/figures.ts'
import { BarRow, ChartCard } from './chart-card.tsx'
import { count, pastDates, percent } from './shown-figures.ts'

/** Taken seats and capacity of each date that is not over, and of those of the period that are. */
export function SeatsChart({ figures }: { figures: Figures | undefined }) {
  return (
    <ChartCard title="Belegte Plätze je Termin">
      {figures && (
        <>
          {figures.seats.length === 0 && (
            <p className="text-muted text-small">Es ist kein Termin geplant.</p>
          )}
          <ul className="grid gap-3.5">
            {figures.seats.map(({ dateId, title, date, taken, capacity }) => (
              <BarRow
                key={dateId}
                name={`${title}, ${date}`}
                value={`${count(taken)} von ${count(capacity)}`}
                percent={percent(taken, capacity)}
                color="bg-brand"
              />
            ))}
          </ul>
          <PastDates dates={pastDates(figures)} />
        </>
      )}
    </ChartCard>
  )
}

function PastDates({ dates }: { dates: Figures['period']['dates'] }) {
  if (dates.length === 0) return null
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer rounded-sm py-2.5 font-semibold text-[0.8125rem]">
        {`Vergangene Termine im Zeitraum (${count(dates.length)})`}
      </summary>
      <ul className="mt-1 grid gap-3.5">
        {dates.map(({ dateId, title, date, confirmed, pending, capacity }) => (
          <BarRow
            key={dateId}
            name={`${title}, ${date}`}
            value={`${count(confirmed + pending)} von ${count(capacity)}`}
            percent={percent(confirmed, capacity)}
            color="bg-sage"
            beside={
              pending > 0
                ? {
                    text: `davon ausstehend: ${count(pending)}`,
                    percent: percent(pending, capacity),
                  }
                : undefined
            }
          />
        ))}
      </ul>
    </details>
  )
}
