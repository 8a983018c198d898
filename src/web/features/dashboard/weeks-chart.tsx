import type { Figures } from '#domain/registration/figures.ts'
import { ChartCard } from './chart-card.tsx'
import { count } from './figures.ts'
import { formatShortDay } from './registration-texts.ts'

type Weeks = Figures['weeks']

/** Number of registrations in each week. */
export function WeeksChart({ weeks }: { weeks: Weeks | undefined }) {
  return (
    <ChartCard title="Anmeldungen der letzten 12 Wochen">
      {weeks && (
        <>
          <Columns weeks={weeks} />
          <WeeksTable weeks={weeks} />
        </>
      )}
    </ChartCard>
  )
}

function Columns({ weeks }: { weeks: Weeks }) {
  const highest = Math.max(1, ...weeks.map(({ registrations }) => registrations))
  const first = weeks[0]
  return (
    <div aria-hidden="true" className="flex flex-1 flex-col">
      <div className="flex min-h-32 flex-1 items-stretch gap-1 border-section border-b-2 sm:gap-1.5">
        {weeks.map(({ monday, registrations }) => (
          <div
            key={monday}
            className="flex min-w-0 flex-1 flex-col justify-end text-center text-[0.75rem] text-muted leading-tight tabular-nums"
          >
            {registrations > 0 && count(registrations)}
            <div
              className="mt-1 w-full rounded-t-[4px] bg-sage"
              style={{ height: `calc((100% - 1.25rem) * ${registrations / highest})` }}
            />
          </div>
        ))}
      </div>
      <p className="mt-1.5 flex justify-between gap-4 text-[0.8125rem] text-muted">
        <span>{first && `ab ${formatShortDay(first.monday)}`}</span>
        <span>diese Woche</span>
      </p>
    </div>
  )
}

/** The chart's data as a table for screen readers. */
function WeeksTable({ weeks }: { weeks: Weeks }) {
  return (
    <div className="sr-only">
      <table>
        <caption>Anmeldungen der letzten 12 Wochen</caption>
        <thead>
          <tr>
            <th scope="col">Woche ab</th>
            <th scope="col">Anmeldungen</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, registrations }) => (
            <tr key={monday}>
              <th scope="row">{formatShortDay(monday)}</th>
              <td>{count(registrations)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
