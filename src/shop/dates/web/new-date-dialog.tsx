import { useId, useState } from 'react'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { DateForm } from './date-form.tsx'
import { NEW_DATE } from './date-values.ts'
import { notedTitle, usePlannableTrainings } from './plannable-trainings.ts'
import { usePlanDate } from './use-date-writes.ts'

interface NewDateDialogProps {
  /** The training that is chosen at first; without it the first one. */
  trainingId?: string
  onDone: () => void
}

/** Plans a date of a training. */
export function NewDateDialog({ trainingId: wanted, onDone }: NewDateDialogProps) {
  const id = useId()
  const trainings = usePlannableTrainings() ?? []
  const [chosen, setChosen] = useState(wanted)
  const plan = usePlanDate()
  const trainingId = chosen ?? trainings[0]?.id ?? ''
  return (
    <Dialog open onClose={onDone} title="Neuer Termin">
      <DateForm
        initial={NEW_DATE}
        subject={{
          trainingId,
          title: trainings.find(({ id: one }) => one === trainingId)?.title ?? '',
          dateId: null,
        }}
        submitLabel="Termin planen"
        isPending={plan.isPending}
        onSubmit={async (body) => {
          await plan.mutateAsync({ trainingId, body })
          onDone()
        }}
        onCancel={onDone}
        before={
          <SelectField
            id={`${id}-training`}
            label="Training"
            value={trainingId}
            onChange={({ target }) => setChosen(target.value)}
          >
            {trainings.map((training) => (
              <option key={training.id} value={training.id}>
                {notedTitle(training)}
              </option>
            ))}
          </SelectField>
        }
      />
    </Dialog>
  )
}
