import { centsOf, phaseWords } from '#office/registrations/web/registration-texts.ts'
import { counted } from '#platform/design/web/counted.ts'
import { priceText } from '#shop/prices/web/price-text.ts'
import type { FiguresOfPeriod } from '../domain/figures.ts'
import { BarRow, ChartCard } from './chart-card.tsx'
import { percent } from './shown-figures.ts'

type Phase = FiguresOfPeriod['phases'][number]

/** Agreed revenue per price phase; that of unconfirmed registrations stands beside it. */
export function RevenueChart({ phases }: { phases: FiguresOfPeriod['phases'] | undefined }) {
  const highest = Math.max(0, ...(phases ?? []).map(sumOf))
  return (
    <ChartCard title="Umsatz nach Preisphase, brutto">
      {phases && (
        <>
          <ul className="grid gap-3.5">
            {phases.map((phase) => (
              <BarRow
                key={phase.priceType}
                name={phaseWords(phase.priceType).label}
                value={salesText(phase.confirmed)}
                percent={percent(centsOf(phase.confirmed.amount), highest)}
                color={phaseWords(phase.priceType).bar}
                beside={
                  phase.pending.registrations > 0
                    ? {
                        text: `ausstehend: ${salesText(phase.pending)}`,
                        percent: percent(centsOf(phase.pending.amount), highest),
                      }
                    : undefined
                }
              />
            ))}
          </ul>
          <p className="mt-auto pt-4 text-[0.8125rem] text-muted">
            Brutto, nach dem Tag der Buchung: was zu zahlen ist, also ohne Nachlässe und ohne
            Abgesagtes, das nichts kostet. Was von abgesagten Anmeldungen zu zahlen bleibt, zählt
            beim Umsatz mit, die Anmeldung nicht.
          </p>
        </>
      )}
    </ChartCard>
  )
}

function sumOf({ confirmed, pending }: Phase): number {
  return centsOf(confirmed.amount) + centsOf(pending.amount)
}

function salesText({ registrations, amount }: Phase['confirmed']): string {
  return `${priceText(amount)} · ${counted({ one: 'Anmeldung', many: 'Anmeldungen' }, registrations)}`
}
