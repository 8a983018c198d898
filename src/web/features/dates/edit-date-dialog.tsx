import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlannedDate } from '#domain/training/date-edit.ts'
import { recipientTexts } from '../../lib/dates/recipient-texts.ts'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { bookedSeatsQuery } from './booked-seats-query.ts'
import { DateForm } from './date-form.tsx'
import { phaseOf } from './date-phase.ts'
import { valuesOf } from './date-values.ts'
import type { DateBody } from './use-date-writes.ts'
import { isMoved, useVersionedEdit } from './use-versioned-edit.ts'

interface Question {
  words: string[]
  body: DateBody
}

/** Changes a date. Before the day or time of a date with attendees changes, it says who is notified. */
export function EditDateDialog({ date, onDone }: { date: PlannedDate; onDone: () => void }) {
  const queryClient = useQueryClient()
  const { save, isPending } = useVersionedEdit(date)
  const [initial] = useState(() => valuesOf(date))
  const [isOver] = useState(() => phaseOf(date, new Date()) === 'over')
  const [question, setQuestion] = useState<Question | null>(null)

  async function saveAll(body: DateBody) {
    try {
      await save(body)
    } catch (error) {
      setQuestion(null)
      throw error
    }
    onDone()
  }

  async function saveOrAsk(body: DateBody) {
    const words =
      isMoved(date, body) && date.seatsTaken > 0
        ? recipientTexts(await queryClient.fetchQuery(bookedSeatsQuery(date)))
        : null
    if (words === null) return saveAll(body)
    setQuestion({ words, body })
  }

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
      {question && (
        <ConfirmDialog
          open
          title="Termin verlegen?"
          confirmLabel="Termin verlegen"
          pending={isPending}
          onConfirm={() => void saveAll(question.body).catch(() => undefined)}
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
