import { linkOptions } from '@tanstack/react-router'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { Card } from '#platform/design/web/card.tsx'
import { PrintLink } from '#platform/design/web/staff/print-link.tsx'
import { pricedPackage } from '../domain/package-on-day.ts'
import type { PeriodGroup } from '../domain/price-period.ts'
import { priceWarnings } from '../domain/price-warnings.ts'
import { EditedPeriod } from './edited-period.tsx'
import { PeriodCard } from './period-card.tsx'
import { PeriodTimeline } from './period-timeline.tsx'
import { checkedPeriod } from './period-values.ts'
import { focusIds, type PriceOverview, periodKey, unreadableText } from './price-overview.ts'
import type { Unsaved } from './use-unsaved.ts'
import { WarningList } from './warning-list.tsx'
import { warningWords } from './warning-texts.ts'

interface PeriodsSectionProps {
  overview: PriceOverview
  unsaved: Unsaved
  /** Key of the period that is being edited; null for none. */
  editedKey: string | null
  onEdit: (period: PeriodGroup) => void
  onClose: (period: PeriodGroup) => void
  onDeleted: () => void
}

export function PeriodsSection(props: PeriodsSectionProps) {
  const { overview, unsaved, editedKey, onEdit, onClose, onDeleted } = props
  const { periods, packages, packageName } = overview
  const today = berlinDay(new Date())
  const warnings = priceWarnings(periods.map(checkedPeriod), packages.map(pricedPackage), today)
  return (
    <section aria-labelledby={focusIds.list} className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2
          id={focusIds.list}
          tabIndex={-1}
          className="w-fit rounded-input text-h3 outline-offset-6"
        >
          Bestehende Preiszeiträume
        </h2>
        <div className="-mx-5">
          <PrintLink link={linkOptions({ to: '/admin/prices/print' })} />
        </div>
      </div>
      {overview.unreadable > 0 && (
        <Card role="status" className="mt-5 text-secondary">
          {unreadableText(overview.unreadable)}
        </Card>
      )}
      {periods.length === 0 && overview.unreadable === 0 && (
        <Card className="mt-5 text-center text-secondary">Noch keine Preiszeiträume erstellt</Card>
      )}
      {periods.length > 0 && (
        <div className="mt-5 grid gap-5">
          {warnings.length > 0 && (
            <section aria-label="Hinweise zu den Preiszeiträumen">
              <WarningList warnings={warnings.map((one) => warningWords(one, packageName))} />
            </section>
          )}
          <PeriodTimeline periods={periods} warnings={warnings} today={today} />
          <ul className="grid gap-5">
            {periods.map((period) =>
              periodKey(period) === editedKey ? (
                <EditedPeriod
                  key={periodKey(period)}
                  period={period}
                  overview={overview}
                  unsaved={unsaved}
                  onClose={() => onClose(period)}
                />
              ) : (
                <PeriodCard
                  key={periodKey(period)}
                  period={period}
                  overview={overview}
                  onEdit={() => onEdit(period)}
                  onDeleted={onDeleted}
                />
              ),
            )}
          </ul>
        </div>
      )}
    </section>
  )
}
