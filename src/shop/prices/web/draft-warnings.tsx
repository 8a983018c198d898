import { type Control, useWatch } from 'react-hook-form'
import { berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { pricedPackage } from '../domain/package-on-day.ts'
import type { PeriodGroup } from '../domain/price-period.ts'
import { type CheckedPeriod, warningsOfDraft } from '../domain/price-warnings.ts'
import { checkedPeriod, draftPeriod, type PeriodValues } from './period-values.ts'
import type { PriceOverview } from './price-overview.ts'
import { WarningList } from './warning-list.tsx'
import { warningWords } from './warning-texts.ts'

interface DraftWarningsProps {
  control: Control<PeriodValues>
  overview: PriceOverview
  /** The stored period that is being edited; null for a new one. */
  replaced: PeriodGroup | null
}

/** Warnings about the period while it is typed. They do not prevent saving. */
export function DraftWarnings({ control, overview, replaced }: DraftWarningsProps) {
  const today = berlinDay(new Date())
  const values = useWatch({ control, compute: (typed: PeriodValues) => typed })
  const { periods, packages, packageName } = overview
  const draft = draftPeriod(values, replaced)
  const stored = periods.map(checkedPeriod)
  const warnings = draft
    ? warningsOfDraft(
        draft,
        stored,
        replaced ? (stored[periods.indexOf(replaced)] ?? null) : null,
        packages.map(pricedPackage),
        today,
      )
    : []
  return (
    <div className="rounded-input bg-section px-5 py-4 lg:sticky lg:top-6">
      <h3 className="text-base">Bevor Sie speichern</h3>
      <div aria-live="polite" className="mt-2">
        {warnings.length > 0 && (
          <WarningList warnings={warnings.map((one) => warningWords(one, packageName))} />
        )}
        {warnings.length === 0 && (
          <p className="text-secondary text-small">{wordsWithoutWarning(draft, today)}</p>
        )}
      </div>
    </div>
  )
}

function wordsWithoutWarning(draft: CheckedPeriod | null, today: CalendarDay): string {
  if (!draft) {
    return 'Sobald Start- und Enddatum gewählt sind, steht hier, ob sich der Zeitraum mit anderen überschneidet oder eine Lücke lässt.'
  }
  if (draft.validUntil < today) return 'Dieser Zeitraum ist schon vorbei und ändert keinen Preis.'
  return 'Alles in Ordnung: keine Überschneidung und keine Lücke.'
}
