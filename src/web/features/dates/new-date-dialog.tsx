import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { staffTrainingsQuery } from '../../lib/queries/staff-trainings-query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { DateForm } from './date-form.tsx'
import { NEW_DATE } from './date-values.ts'
import { usePlanDate } from './use-date-writes.ts'

/** Plans a date of a training. */
export function NewDateDialog({ onDone }: { onDone: () => void }) {
  const id = useId()
  const { data: all = [] } = useQuery(staffTrainingsQuery)
  const trainings = all.filter(({ archivedAt }) => archivedAt === null)
  const [chosen, setChosen] = useState<string | null>(null)
  const plan = usePlanDate()
  const trainingId = chosen ?? trainings[0]?.id ?? ''
  return (
    <Dialog open onClose={onDone} title="Neuer Termin">
      <DateForm
        initial={NEW_DATE}
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
                {training.visible ? training.title : `${training.title} (nicht sichtbar)`}
              </option>
            ))}
          </SelectField>
        }
      />
    </Dialog>
  )
}
