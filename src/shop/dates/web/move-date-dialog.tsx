import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { bookedSeatsQuery } from './booked-seats-query.ts'
import { DateForm } from './date-form.tsx'
import { valuesOf } from './date-values.ts'
import { MoveMailsDialog } from './move-mails-dialog.tsx'
import { recipientTexts } from './recipient-texts.ts'
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

/** Who is notified. People with seats in other dates of the training never are. */
function Recipients({ date }: { date: PlannedDate }) {
  const { data, error } = useQuery(bookedSeatsQuery(date))
  useSessionRefusalOf(error)
  return (
    <div role="status" className="grid gap-1.5 rounded-card bg-section p-4 text-small">
      {data && (
        <>
          {(recipientTexts(data) ?? ['Niemand hat einen Platz. Es geht keine E-Mail hinaus.']).map(
            (sentence) => (
              <p key={sentence}>{sentence}</p>
            ),
          )}
          <p className="text-secondary">
            Wer an einem anderen Termin dieses Trainings teilnimmt oder teilgenommen hat, bekommt
            nichts.
          </p>
        </>
      )}
      {!data && !error && <p>Lädt...</p>}
      {error && <p>Die Empfänger konnten nicht geladen werden.</p>}
    </div>
  )
}
