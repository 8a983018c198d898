import { useState } from 'react'
import { Dialog } from '#platform/design/web/dialog.tsx'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { DateForm } from './date-form.tsx'
import { phaseOf } from './date-phase.ts'
import { valuesOf } from './date-values.ts'
import { MoveMailsDialog } from './move-mails-dialog.tsx'
import { useAskedEdit } from './use-asked-edit.ts'

/** Changes a date. Before the day or time of a date with attendees changes, it shows the mails about that. */
export function EditDateDialog({ date, onDone }: { date: PlannedDate; onDone: () => void }) {
  const { saveOrAsk, isPending, question } = useAskedEdit(date, onDone)
  const [initial] = useState(() => valuesOf(date))
  const [isOver] = useState(() => phaseOf(date, new Date()) === 'over')

  return (
    <>
      <Dialog
        open
        onClose={onDone}
        title="Termin bearbeiten"
        description={
          isOver
            ? `${date.trainingTitle}, ${date.date}. Der Termin ist vorbei: Tag und Zeit bleiben, wie sie waren.`
            : date.trainingTitle
        }
      >
        <DateForm
          initial={initial}
          subject={{ trainingId: date.trainingId, title: date.trainingTitle, dateId: date.id }}
          part={isOver ? 'details' : 'all'}
          submitLabel="Speichern"
          isPending={isPending}
          onSubmit={saveOrAsk}
          onCancel={onDone}
        />
      </Dialog>
      {question && <MoveMailsDialog isPending={isPending} {...question} />}
    </>
  )
}
