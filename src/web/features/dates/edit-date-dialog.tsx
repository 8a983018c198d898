import { useState } from 'react'
import type { PlannedDate } from '#domain/training/date-edit.ts'
import { ApiError, browserFetch, readJson } from '../../lib/api.ts'
import { type BookedSeats, recipientTexts } from '../../lib/dates/recipient-texts.ts'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { DateForm } from './date-form.tsx'
import { valuesOf } from './date-values.ts'
import { type DateBody, useEditDate } from './use-date-writes.ts'

interface Question {
  words: string[]
  body: DateBody
}

/** Changes a date. Before the day or time of a date with attendees changes, it says who is notified. */
export function EditDateDialog({ date, onDone }: { date: PlannedDate; onDone: () => void }) {
  const edit = useEditDate()
  const [initial] = useState(() => valuesOf(date))
  const [version, setVersion] = useState(date.version)
  const [question, setQuestion] = useState<Question | null>(null)

  async function save(body: DateBody) {
    try {
      await edit.mutateAsync({ id: date.id, body: changesOf(date, body), version })
    } catch (error) {
      setQuestion(null)
      const current = error instanceof ApiError ? error.problem?.current : null
      // The next click saves what is typed here, after the message that somebody else has changed the date.
      if (current) setVersion(current.version)
      throw error
    }
    onDone()
  }

  async function saveOrAsk(body: DateBody) {
    if (Object.keys(changesOf(date, body)).length === 0) return onDone()
    const isMoved = body.startsAt !== date.startsAt || body.endsAt !== date.endsAt
    const words = isMoved && date.seatsTaken > 0 ? recipientTexts(await countSeats(date)) : null
    if (words === null) return save(body)
    setQuestion({ words, body })
  }

  return (
    <>
      <Dialog open onClose={onDone} title="Termin bearbeiten" description={date.trainingTitle}>
        <DateForm
          initial={initial}
          submitLabel="Speichern"
          isPending={edit.isPending}
          onSubmit={saveOrAsk}
          onCancel={onDone}
        />
      </Dialog>
      {question && (
        <ConfirmDialog
          open
          title="Termin verlegen?"
          confirmLabel="Termin verlegen"
          pending={edit.isPending}
          onConfirm={() => void save(question.body).catch(() => undefined)}
          onCancel={() => setQuestion(null)}
        >
          {question.words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ConfirmDialog>
      )}
    </>
  )
}

/** The fields that differ from the stored date; day and time always together. */
function changesOf(date: PlannedDate, body: DateBody): Partial<DateBody> {
  const { startsAt, endsAt, ...others } = body
  const isMoved = startsAt !== date.startsAt || endsAt !== date.endsAt
  const changed = Object.entries(others).filter(
    ([name, value]) => date[name as keyof typeof others] !== value,
  )
  return { ...(isMoved && { startsAt, endsAt }), ...Object.fromEntries(changed) }
}

function countSeats({ id, trainingId }: PlannedDate): Promise<BookedSeats> {
  const path = `/api/admin/trainings/${encodeURIComponent(trainingId)}/booked?dateId=${id}`
  return readJson<BookedSeats>(browserFetch, path)
}
