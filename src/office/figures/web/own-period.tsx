import { lazy, Suspense } from 'react'
import { useDashboardSearch } from '#office/frame/web/use-dashboard-search.ts'
import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { FieldError } from '#platform/design/web/field.tsx'
import { type FiguresPeriod, periodProblem } from '../domain/figures-period.ts'

const DatePicker = lazy(async () => ({
  default: (await import('#platform/design/web/staff/date-picker.tsx')).DatePicker,
}))

/** The first and the last day of a period of one's own; nothing for another period. */
export function OwnPeriod({ period: { from, to } }: { period: FiguresPeriod }) {
  const { search, replace } = useDashboardSearch()
  if (search.von === undefined) return null
  const choose = (days: { von?: CalendarDay; bis?: CalendarDay }) =>
    replace({ von: from, bis: to, ...days })
  return (
    <Suspense fallback={<div className="mt-4 h-20" />}>
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
        <FieldError id="figures-period-error" message={periodProblem({ from, to }) ?? undefined} />
      </div>
    </Suspense>
  )
}
