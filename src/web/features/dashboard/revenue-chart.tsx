import type { Figures } from '#domain/registration/figures.ts'
import { BarRow, ChartCard } from './chart-card.tsx'
import { count, percent } from './figures.ts'
import { centsOf, phaseWords, priceText } from './registration-texts.ts'

/** Agreed revenue per price phase. */
export function RevenueChart({ revenue }: { revenue: Figures['revenue'] | undefined }) {
  const highest = Math.max(0, ...(revenue ?? []).map(({ amount }) => centsOf(amount)))
  return (
    <ChartCard title="Umsatz nach Preisphase">
      {revenue && (
        <>
          <ul className="grid gap-3.5">
            {revenue.map(({ priceType, registrations, amount }) => (
              <BarRow
                key={priceType}
                name={phaseWords(priceType).label}
                value={`${priceText(amount)} · ${registrationsText(registrations)}`}
                percent={percent(centsOf(amount), highest)}
                color={phaseWords(priceType).bar}
              />
            ))}
          </ul>
          <p className="mt-auto pt-4 text-[0.8125rem] text-muted">Ohne abgesagte Anmeldungen</p>
        </>
      )}
    </ChartCard>
  )
}

function registrationsText(registrations: number): string {
  return registrations === 1 ? '1 Anmeldung' : `${count(registrations)} Anmeldungen`
}
