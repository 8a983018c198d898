import { TextField } from '#platform/design/web/field.tsx'
import { DatePicker } from '#platform/design/web/staff/date-picker.tsx'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { PlanningNotes } from '#shop/trainings/web/planning-notes.tsx'
import { endAfter, type sessionProblem } from './date-values.ts'
import type { RoundRow } from './next-round.ts'
import { notedTitle } from './plannable-trainings.ts'

interface RoundRowFieldsProps {
  /** Start of the ids of its controls. */
  id: string
  row: RoundRow
  warnings: readonly string[]
  /** What is wrong and where, after a first try to send. */
  problem: ReturnType<typeof sessionProblem>
  onChange: (changes: Partial<RoundRow>) => void
}

/** One training of the next round: whether it takes part, day and time, and what staff should know of that day. */
export function RoundRowFields({ id, row, warnings, problem, onChange }: RoundRowFieldsProps) {
  const { training, last, isChosen, day, start, end } = row
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const lastText = last ? `Zuletzt: ${unbrokenDate(last.date)}` : 'Noch kein Termin'
  return (
    <li className="rounded-input border border-line px-4 py-3">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChange({ isChosen: target.checked })}
          className="size-5 shrink-0 accent-brand"
        />
        <span className="min-w-0">
          <span className="block font-semibold">{notedTitle(training)}</span>
          <span className="block text-secondary text-small">{lastText}</span>
        </span>
      </label>
      {isChosen && (
        <fieldset className="mt-3 pb-1">
          <legend className="sr-only">{training.title}</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)]">
            <DatePicker
              id={`${id}-day`}
              label="Tag"
              className="col-span-2 sm:col-span-1"
              value={day}
              error={errorOf('day')}
              onChange={(chosen) => onChange({ day: chosen })}
            />
            <TextField
              id={`${id}-start`}
              label="Beginn"
              type="time"
              error={errorOf('start')}
              value={start}
              onChange={({ target: { value } }) =>
                onChange({ start: value, end: value ? endAfter(value) : end })
              }
            />
            <TextField
              id={`${id}-end`}
              label="Ende"
              type="time"
              error={errorOf('end')}
              value={end}
              onChange={({ target }) => onChange({ end: target.value })}
            />
          </div>
          <div className="mt-2">
            <PlanningNotes warnings={warnings} />
          </div>
        </fieldset>
      )}
    </li>
  )
}
