import { formatShortDay } from '#office/registrations/web/registration-texts.ts'
import type { FiguresOfPeriod } from '../domain/figures.ts'
import { ChartCard } from './chart-card.tsx'
import { count } from './shown-figures.ts'

const TITLES = {
  week: 'Anmeldungen je Woche',
  month: 'Anmeldungen je Monat',
} as const

/** Lighter, as in the other charts. */
const PENDING = 'bg-sage opacity-45'

type StepsOfPeriod = Pick<FiguresOfPeriod, 'unit' | 'steps' | 'to'>

/** Number of registrations in each week or month of the period; unconfirmed ones stand on the confirmed. */
export function StepsChart({ period }: { period: StepsOfPeriod | undefined }) {
  return (
    <ChartCard title={TITLES[period?.unit ?? 'week']}>
      {period && (
        <>
          <Columns period={period} />
          <StepsTable period={period} />
        </>
      )}
    </ChartCard>
  )
}

function Columns({ period: { steps, to } }: { period: StepsOfPeriod }) {
  const highest = Math.max(1, ...steps.map(({ confirmed, pending }) => confirmed + pending))
  const first = steps[0]
  // Numbers above columns that are too narrow would touch each other.
  const areNumbersShown = steps.length <= 16
  const height = (part: number) => ({ height: `calc((100% - 1.25rem) * ${part / highest})` })
  return (
    <div aria-hidden="true" className="flex flex-1 flex-col">
      <div className="flex min-h-32 flex-1 items-stretch gap-1 border-section border-b-2 sm:gap-1.5">
        {steps.map(({ from, confirmed, pending }) => (
          <div
            key={from}
            className="flex min-w-0 flex-1 flex-col justify-end text-center text-[0.75rem] text-muted leading-tight tabular-nums"
          >
            {areNumbersShown && confirmed + pending > 0 && (
              <span className="mb-1">{count(confirmed + pending)}</span>
            )}
            <div className={`w-full rounded-t-[4px] ${PENDING}`} style={height(pending)} />
            <div
              className="w-full rounded-t-[4px] bg-sage not-first:rounded-t-none"
              style={height(confirmed)}
            />
          </div>
        ))}
      </div>
      <p className="mt-1.5 flex justify-between gap-4 text-[0.8125rem] text-muted">
        <span>{first && `ab ${formatShortDay(first.from)}`}</span>
        <span>{`bis ${formatShortDay(to)}`}</span>
      </p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] text-muted">
        <Legend color="bg-sage">bestätigt</Legend>
        <Legend color={PENDING}>ausstehend</Legend>
      </p>
    </div>
  )
}

function Legend({ color, children }: { color: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`size-3 rounded-[3px] ${color}`} />
      <span>{children}</span>
    </span>
  )
}

/** The chart's data as a table for screen readers. */
function StepsTable({ period: { unit, steps } }: { period: StepsOfPeriod }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{TITLES[unit]}</caption>
        <thead>
          <tr>
            <th scope="col">{unit === 'week' ? 'Woche ab' : 'Monat ab'}</th>
            <th scope="col">Bestätigt</th>
            <th scope="col">Ausstehend</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, confirmed, pending }) => (
            <tr key={from}>
              <th scope="row">{formatShortDay(from)}</th>
              <td>{count(confirmed)}</td>
              <td>{count(pending)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
