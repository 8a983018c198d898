import { useDashboardSearch } from '#office/frame/web/use-dashboard-search.ts'
import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import type { FiguresPeriod } from '../domain/figures-period.ts'
import { isChosen, periodChoices } from './chosen-period.ts'

/** The period of the key figures, which is kept in the address. */
export function PeriodChooser({ period }: { period: FiguresPeriod }) {
  const { search } = useDashboardSearch()
  return (
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
  )
}
