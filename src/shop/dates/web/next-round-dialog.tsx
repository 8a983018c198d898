import { useId, useState } from 'react'
import { typedNumber } from '#platform/basics/domain/typed-number.ts'
import { counted } from '#platform/design/web/counted.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { sessionProblem } from './date-values.ts'
import {
  type RoundRow,
  type RoundTraining,
  roundRequest,
  roundRows,
  roundWarnings,
  usualWeeks,
  weeksLater,
} from './next-round.ts'
import { usePlannableTrainings } from './plannable-trainings.ts'
import { RoundRowFields } from './round-row-fields.tsx'
import { usePlanRound } from './use-date-writes.ts'

const WEEKS_MAX = 104
const DATES = { one: 'Termin', many: 'Termine' }

interface NextRoundDialogProps {
  /** All dates of all trainings. */
  dates: readonly PlannedDate[]
  onDone: () => void
}

/** Plans a date of each chosen training at once, some weeks after the last ones or on chosen days. */
export function NextRoundDialog(props: NextRoundDialogProps) {
  const trainings = usePlannableTrainings()
  return (
    <Dialog
      open
      onClose={props.onDone}
      title="Nächste Runde planen"
      description="Plätze und Trainerin oder Trainer sind die des letzten Termins. Jeder Tag lässt sich einzeln ändern."
    >
      {trainings && <RoundForm trainings={trainings} {...props} />}
    </Dialog>
  )
}

function RoundForm({
  trainings,
  dates,
  onDone,
}: NextRoundDialogProps & { trainings: readonly RoundTraining[] }) {
  const id = useId()
  const plan = usePlanRound()
  const [now] = useState(() => new Date())
  const [weeks, setWeeks] = useState(() => String(usualWeeks(roundRows(trainings, dates), now)))
  const [rows, setRows] = useState(() => weeksLater(roundRows(trainings, dates), Number(weeks)))
  const [withLinks, setWithLinks] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const chosen = rows.filter(({ isChosen }) => isChosen)
  const warnings = roundWarnings(rows, dates, now)

  function typeWeeks(typed: string) {
    setWeeks(typed)
    const number = typedNumber(typed)
    if (Number.isInteger(number) && number >= 1 && number <= WEEKS_MAX)
      setRows((current) => weeksLater(current, number))
  }

  function change(trainingId: string, changes: Partial<RoundRow>) {
    setRows((current) =>
      current.map((row) => (row.training.id === trainingId ? { ...row, ...changes } : row)),
    )
  }

  async function submit() {
    const wrong = chosen.find((row) => sessionProblem(row) !== null)
    setRefused(wrong !== undefined)
    const field = wrong && sessionProblem(wrong)?.field
    if (wrong) return document.getElementById(`${id}-${wrong.training.id}-${field}`)?.focus()
    try {
      await plan.mutateAsync(roundRequest(rows, withLinks))
    } catch {
      // The notification tells it, and everything typed stays.
      return
    }
    onDone()
  }

  return (
    <Form
      className="grid gap-6"
      onSubmit={submit}
      submitLabel={
        chosen.length === 0 ? 'Kein Training gewählt' : `${counted(DATES, chosen.length)} planen`
      }
      isPending={plan.isPending}
      onCancel={onDone}
      isDisabled={chosen.length === 0}
    >
      <TextField
        id={`${id}-weeks`}
        label="Wochen nach dem letzten Termin"
        value={weeks}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-60"
        hint="Setzt die Tage aller Trainings."
        onChange={({ target }) => typeWeeks(target.value)}
      />
      <ul className="grid gap-4">
        {rows.map((row) => (
          <RoundRowFields
            key={row.training.id}
            id={`${id}-${row.training.id}`}
            row={row}
            warnings={warnings.get(row.training.id) ?? []}
            problem={isRefused && row.isChosen ? sessionProblem(row) : null}
            onChange={(changes) => change(row.training.id, changes)}
          />
        ))}
      </ul>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={withLinks}
          onChange={({ target }) => setWithLinks(target.checked)}
          className="size-5 shrink-0 accent-brand"
        />
        Zugangslinks der letzten Termine wieder verwenden
      </label>
    </Form>
  )
}
