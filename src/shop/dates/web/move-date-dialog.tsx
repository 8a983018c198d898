import { useState } from 'react'
import { Dialog } from '#platform/design/web/dialog.tsx'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { DateForm } from './date-form.tsx'
import { valuesOf } from './date-values.ts'
import { MoveMailsDialog } from './move-mails-dialog.tsx'
import { useAskedEdit } from './use-asked-edit.ts'

/** Moves a date to another day or time, and shows the mails about that beforehand. */
export function MoveDateDialog({ date, onDone }: { date: PlannedDate; onDone: () => void }) {
  const { saveOrAsk, isPending, question } = useAskedEdit(date, onDone)
  const [initial] = useState(() => valuesOf(date))
  return (
    <Dialog
      open
      onClose={onDone}
      title="Termin verlegen"
      description={`${date.trainingTitle}, bisher ${date.date}, ${date.time}`}
    >
      <DateForm
        initial={initial}
        subject={{ trainingId: date.trainingId, title: date.trainingTitle, dateId: date.id }}
        part="session"
        before={<Recipients date={date} />}
        submitLabel="Termin verlegen"
        isPending={isPending}
        onSubmit={({ startsAt, endsAt }) => saveOrAsk({ startsAt, endsAt })}
        onCancel={onDone}
      />
      {question && <MoveMailsDialog isPending={isPending} {...question} />}
    </Dialog>
  )
}

/** People with seats in other dates of the training are never notified. */
function Recipients({ date }: { date: PlannedDate }) {
  return (
    <div className="grid gap-1.5 rounded-card bg-section p-4 text-small">
      <p>
        {date.seatsTaken === 0
          ? 'Niemand hat einen Platz. Es geht keine E-Mail hinaus.'
          : 'Bevor Sie verlegen, sehen Sie, wer eine E-Mail mit dem neuen Termin bekommt.'}
      </p>
      <p className="text-secondary">
        Wer an einem anderen Termin dieses Trainings teilnimmt oder teilgenommen hat, bekommt
        nichts.
      </p>
    </div>
  )
}
