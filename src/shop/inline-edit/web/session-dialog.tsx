import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatSessionDate } from '#platform/basics/domain/calendar-day.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { FieldError, TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { DatePicker } from '#platform/design/web/staff/date-picker.tsx'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import { MoveMailsDialog } from '#shop/dates/web/move-mails-dialog.tsx'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { datesQuery } from '#shop/trainings/web/dates-query.ts'
import { dayWarnings } from '#shop/trainings/web/day-warnings.ts'
import { PlanningNotes } from '#shop/trainings/web/planning-notes.tsx'
import {
  dayOf,
  formatSessionTime,
  type SessionTexts,
  startOf,
  startOptions,
  understoodWords,
} from './session-texts.ts'
import { useSessionEditor } from './use-session-editor.ts'

interface SessionDialogProps {
  training: Training
  /** The text that was clicked; it gets the focus. */
  field: 'date' | 'time'
  onDone: () => void
}

/** Date and time of a training as texts, with a calendar and with what the product parses from them. */
export function SessionDialog({ training, field, onDone }: SessionDialogProps) {
  const id = useId()
  const editor = useSessionEditor(training, `training/${training.id}/${field}`, onDone)
  const { texts, isPending, warning, conflict } = editor
  const warnings = useDayWarnings(training, texts)

  return (
    <>
      <Dialog
        open
        onClose={editor.cancel}
        title="Termin und Zeit"
        description={`„${training.title}“: Schreiben Sie beides, wie es auf der Seite stehen soll, oder wählen Sie es aus.`}
      >
        <Form
          onSubmit={editor.save}
          submitLabel="Speichern"
          isPending={isPending}
          onCancel={editor.cancel}
        >
          <div className="grid gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <TextField
              id={`${id}-date`}
              label="Termin"
              value={texts.date}
              readOnly={isPending}
              onChange={(event) => editor.type({ date: event.target.value })}
              autoFocus={field === 'date'}
            />
            <DatePicker
              id={`${id}-day`}
              label="Tag auswählen"
              value={dayOf(texts.date)}
              disabled={isPending}
              onChange={(day) => editor.type({ date: formatSessionDate(day) })}
            />
            <TextField
              id={`${id}-time`}
              label="Zeit"
              value={texts.time}
              readOnly={isPending}
              onChange={(event) => editor.type({ time: event.target.value })}
              autoFocus={field === 'time'}
            />
            <SelectField
              id={`${id}-start`}
              label="Beginn auswählen"
              value={startOf(texts.time)}
              disabled={isPending}
              onChange={({ target: { value } }) => editor.type({ time: formatSessionTime(value) })}
            >
              {startOptions(startOf(texts.time)).map((start) => (
                <option key={start} value={start} disabled={start === ''}>
                  {start === '' ? 'Uhrzeit wählen' : `${start} Uhr`}
                </option>
              ))}
            </SelectField>
          </div>
          <p role="status" className="rounded-input bg-brand-tint px-4 py-3 text-small">
            {understoodWords(texts, new Date())}
          </p>
          <PlanningNotes warnings={warnings} />
          <FieldError id={`${id}-error`} message={editor.problem ?? undefined} />
        </Form>
      </Dialog>
      {warning && <MoveMailsDialog isPending={isPending} {...warning} />}
      {conflict && <ConflictDialog label="Termin und Zeit" pending={isPending} {...conflict} />}
    </>
  )
}

/** What is to know of the day that the texts name; nothing where they name none. */
function useDayWarnings({ id, title, dateId }: Training, { date, time }: SessionTexts): string[] {
  const { data: dates = [] } = useQuery(datesQuery)
  const [now] = useState(() => new Date())
  const session = understandSession(date, time)
  if (!session) return []
  return dayWarnings({ ...session, trainingId: id, title }, { dates, ownId: dateId ?? null, now })
}
