import type { Figures } from '#domain/registration/figures.ts'
import { BarRow, ChartCard } from './chart-card.tsx'
import { count, percent } from './figures.ts'

/** Taken seats and capacity of each date that is not over. */
export function SeatsChart({ seats }: { seats: Figures['seats'] | undefined }) {
  return (
    <ChartCard title="Belegte Plätze je Termin">
      {seats && (
        <ul className="grid gap-3.5">
          {seats.map(({ dateId, title, date, taken, capacity }) => (
            <BarRow
              key={dateId}
              name={`${title}, ${date}`}
              value={`${count(taken)} von ${count(capacity)}`}
              percent={percent(taken, capacity)}
              color="bg-brand"
            />
          ))}
        </ul>
      )}
    </ChartCard>
  )
}
