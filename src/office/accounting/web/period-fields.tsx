import { lazy, Suspense } from 'react'
import { type FiguresPeriod, periodProblem } from '#office/figures/domain/figures-period.ts'
import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { FieldError } from '#platform/design/web/field.tsx'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { daysOf, lastMonth, lastQuarter, monthChoices, quarterChoices } from './period-choices.ts'

const DatePicker = lazy(async () => ({
  default: (await import('#platform/design/web/staff/date-picker.tsx')).DatePicker,
}))

/** A chosen period, and how it was chosen. */
type ChosenPeriod = FiguresPeriod & { by: 'month' | 'quarter' | 'days' }

/** Last month. */
export function firstPeriod(today: CalendarDay): ChosenPeriod {
  return { by: 'month', ...daysOf(lastMonth(today), 1) }
}

interface PeriodFieldsProps {
  today: CalendarDay
  period: ChosenPeriod
  onChange: (period: ChosenPeriod) => void
}

/** A month, a quarter, or days of one's own. */
export function PeriodFields({ today, period, onChange }: PeriodFieldsProps) {
  const { by, from, to } = period
  function choose(next: string) {
    if (next === 'month') onChange(firstPeriod(today))
    else if (next === 'quarter') onChange({ by: 'quarter', ...daysOf(lastQuarter(today), 3) })
    else onChange({ by: 'days', from, to })
  }
  return (
    <div className="grid gap-5">
      <RadioCards
        id="period-by"
        legend="Zeitraum"
        className="sm:grid-cols-3"
        chosen={by}
        options={[
          { value: 'month', content: 'Ein Monat' },
          { value: 'quarter', content: 'Ein Quartal' },
          { value: 'days', content: 'Eigene Tage' },
        ]}
        radio={{ name: 'period-by', onChange: ({ target }) => choose(target.value) }}
      />
      {by === 'month' && (
        <SelectField
          id="period-month"
          label="Monat"
          value={from.slice(0, 7)}
          onChange={({ target }) => onChange({ by, ...daysOf(target.value, 1) })}
          className="max-w-md"
        >
          <Options choices={monthChoices(today)} />
        </SelectField>
      )}
      {by === 'quarter' && (
        <SelectField
          id="period-quarter"
          label="Quartal"
          value={from.slice(0, 7)}
          onChange={({ target }) => onChange({ by, ...daysOf(target.value, 3) })}
          className="max-w-md"
        >
          <Options choices={quarterChoices(today)} />
        </SelectField>
      )}
      {by === 'days' && (
        <Suspense fallback={<div className="h-20" />}>
          <div>
            <div className="grid max-w-xl gap-4 sm:grid-cols-2">
              <DatePicker
                id="period-from"
                label="Erster Tag"
                value={from}
                onChange={(day) => onChange({ by, from: day, to })}
              />
              <DatePicker
                id="period-to"
                label="Letzter Tag"
                value={to}
                onChange={(day) => onChange({ by, from, to: day })}
              />
            </div>
            <FieldError id="period-error" message={periodProblem(period) ?? undefined} />
          </div>
        </Suspense>
      )}
    </div>
  )
}

function Options({ choices }: { choices: ReturnType<typeof monthChoices> }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
