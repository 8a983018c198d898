import { parseMoney } from '#domain/money.ts'
import type { Figures } from '#domain/registration/figures.ts'
import { BarRow, ChartCard } from './chart-card.tsx'
import { count, percent } from './figures.ts'
import { PHASE_WORDS, priceText } from './registration-words.ts'

/** What was agreed at the prices of each phase. */
export function RevenueChart({ revenue }: { revenue: Figures['revenue'] | undefined }) {
  const highest = Math.max(0, ...(revenue ?? []).map(({ amount }) => parseMoney(amount)))
  return (
    <ChartCard title="Umsatz nach Preisphase">
      {revenue && (
        <>
          <ul className="grid gap-3.5">
            {revenue.map(({ priceType, registrations, amount }) => (
              <BarRow
                key={priceType}
                name={PHASE_WORDS[priceType].label}
                value={`${priceText(amount)} · ${registrationsText(registrations)}`}
                percent={percent(parseMoney(amount), highest)}
                color={PHASE_WORDS[priceType].bar}
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
