import type { Figures } from '#domain/registration/figures.ts'
import { BarRow, ChartCard } from './chart-card.tsx'
import { count, percent } from './figures.ts'

/** Taken seats and capacity of each training. */
export function SeatsChart({ seats }: { seats: Figures['seats'] | undefined }) {
  return (
    <ChartCard title="Belegte Plätze je Training">
      {seats && (
        <ul className="grid gap-3.5">
          {seats.map(({ trainingId, title, taken, capacity }) => (
            <BarRow
              key={trainingId}
              name={title}
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
