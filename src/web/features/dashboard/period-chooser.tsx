import { lazy, Suspense } from 'react'
import { type CalendarDay, formatLongDay } from '#domain/calendar-day.ts'
import { type FiguresPeriod, periodProblem } from '#domain/registration/figures-period.ts'
import { useDashboardSearch } from '../../lib/dashboard/use-dashboard-search.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FieldError } from '../../ui/field.tsx'
import { isChosen, periodChoices } from './chosen-period.ts'

const DatePicker = lazy(async () => ({
  default: (await import('../../ui/date-picker.tsx')).DatePicker,
}))

/** The period of the key figures, which is kept in the address. */
export function PeriodChooser({ period }: { period: FiguresPeriod }) {
  const { search } = useDashboardSearch()
  const problem = periodProblem(period)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <nav
          aria-label="Zeitraum"
          className="grid w-full grid-cols-2 gap-1 rounded-picture bg-section p-1 sm:inline-flex sm:w-auto sm:flex-wrap"
        >
          {periodChoices(period).map((choice) => (
            <ButtonLink
              key={choice.label}
              from="/admin/dashboard"
              to="/admin/dashboard"
              search={(before) => ({ ...before, ...choice.search })}
              activeOptions={{ includeSearch: true, exact: true }}
              resetScroll={false}
              size="small"
              variant={isChosen(choice, search) ? 'primary' : 'ghost'}
              aria-current={isChosen(choice, search) ? 'page' : undefined}
            >
              {choice.label}
            </ButtonLink>
          ))}
        </nav>
        <p className="text-muted text-small">{`${formatLongDay(period.from)} bis ${formatLongDay(period.to)}`}</p>
      </div>
      {search.von !== undefined && (
        <Suspense fallback={<div className="mt-4 h-20" />}>
          <OwnPeriod period={period} problem={problem} />
        </Suspense>
      )}
    </>
  )
}

interface OwnPeriodProps {
  period: FiguresPeriod
  problem: string | null
}

function OwnPeriod({ period: { from, to }, problem }: OwnPeriodProps) {
  const { replace } = useDashboardSearch()
  const choose = (days: { von?: CalendarDay; bis?: CalendarDay }) =>
    replace({ von: from, bis: to, ...days })
  return (
    <div className="mt-4">
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        <DatePicker
          id="figures-from"
          label="Erster Tag"
          value={from}
          onChange={(von) => choose({ von })}
        />
        <DatePicker
          id="figures-to"
          label="Letzter Tag"
          value={to}
          onChange={(bis) => choose({ bis })}
        />
      </div>
      <FieldError id="figures-period-error" message={problem ?? undefined} />
    </div>
  )
}
