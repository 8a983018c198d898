import { useState } from 'react'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { DateForm } from './date-form.tsx'
import { copiedValues } from './date-values.ts'
import { usePlanDate } from './use-date-writes.ts'

interface CopyDateDialogProps {
  date: PlannedDate
  onCancel: () => void
  /** Called with the planned copy. */
  onPlanned: (copy: PlannedDate) => void
}

/** Plans a further date of the same training, with everything as on this one, a week later. */
export function CopyDateDialog({ date, onCancel, onPlanned }: CopyDateDialogProps) {
  const plan = usePlanDate()
  const [initial] = useState(() => copiedValues(date, berlinDay(new Date())))
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Termin kopieren"
      description={`Ein weiterer Termin von „${date.trainingTitle}“. Anmeldungen werden nicht übernommen.`}
    >
      <DateForm
        initial={initial}
        subject={{ trainingId: date.trainingId, title: date.trainingTitle, dateId: null }}
        submitLabel="Termin planen"
        isPending={plan.isPending}
        onSubmit={async (body) =>
          onPlanned(await plan.mutateAsync({ trainingId: date.trainingId, body }))
        }
        onCancel={onCancel}
      />
    </Dialog>
  )
}
