import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { type BookableDate, bookableDates, dateOption } from '#shop/trainings/web/bookable-dates.ts'
import { datesQuery } from '#shop/trainings/web/dates-query.ts'
import { dateWarnings } from '#shop/trainings/web/day-warnings.ts'
import { PlanningNotes } from '#shop/trainings/web/planning-notes.tsx'
import { staffTrainingsQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import { moveWords } from './consequence-texts.ts'
import { Consequences } from './consequences.tsx'
import { MailsOfChange } from './mails-of-change.tsx'
import type { SeatDialogProps } from './person-dialog.tsx'
import { useBookingChange } from './use-booking-change.ts'

/** Gives a seat another date, of the same or another training. */
export function MoveSeatDialog(props: SeatDialogProps) {
  const { seat, onClose } = props
  const dates = useQuery({ ...datesQuery, refetchOnMount: 'always' })
  const trainings = useQuery(staffTrainingsQuery)
  const [now] = useState(() => new Date())
  const error = dates.error ?? trainings.error
  useSessionRefusalOf(error)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Platz ${seat.position} umbuchen`}
      description={`${seat.firstName} ${seat.lastName}, bisher ${seat.trainingTitle}, ${seat.trainingDate}, ${seat.trainingTime}`}
    >
      {dates.data && trainings.data ? (
        <MoveForm
          {...props}
          dates={bookableDates(dates.data, trainings.data, now)}
          warningsOf={(dateId) =>
            warningsOf(
              dateId,
              dates.data.filter(({ id }) => id !== seat.dateId),
              now,
            )
          }
          waiting={dates.data.find(({ id }) => id === seat.dateId)?.waiting ?? 0}
        />
      ) : error ? (
        <LoadProblem
          onRetry={() => {
            void dates.refetch()
            void trainings.refetch()
          }}
          className="grid justify-items-start gap-4 text-secondary"
        >
          Die Termine konnten nicht geladen werden.
        </LoadProblem>
      ) : (
        <p role="status">Lädt...</p>
      )}
    </Dialog>
  )
}

function warningsOf(dateId: string, dates: readonly PlannedDate[], now: Date): string[] {
  const target = dates.find(({ id }) => id === dateId)
  return target ? dateWarnings(target, { dates, now }) : []
}

interface MoveFormProps extends SeatDialogProps {
  dates: readonly BookableDate[]
  /** What staff should know of a date. */
  warningsOf: (dateId: string) => readonly string[]
  /** How many seats of the present date somebody waits for. */
  waiting: number
}

function MoveForm(props: MoveFormProps) {
  const { registration, seat, dates, warningsOf, waiting, onClose } = props
  const id = useId()
  const { write, isPending } = useBookingChange(registration)
  const [dateId, setDateId] = useState('')
  const [before, setBefore] = useState(seat.dateId)
  const [problem, setProblem] = useState<string>()
  const others = dates.filter((date) => date.id !== seat.dateId)
  const isOwn = ({ trainingId }: BookableDate) => trainingId === seat.trainingId
  const sorted = [...others.filter(isOwn), ...others.filter((date) => !isOwn(date))]
  const trainingIds = [...new Set(sorted.map(({ trainingId }) => trainingId))]

  async function submit() {
    if (dateId === '') {
      setProblem('Bitte wählen Sie einen Termin.')
      document.getElementById(id)?.focus()
      return
    }
    const outcome = await write({
      make: (header) =>
        call('PATCH', '/api/admin/attendees/{id}', {
          path: { id: seat.id },
          header,
          body: { dateId },
        }),
      after: { dateId },
      before: { dateId: before },
      done: 'Der Platz ist umgebucht.',
    })
    if (outcome.kind === 'saved') return onClose()
    if (outcome.kind === 'refused') setProblem(outcome.problem.detail)
    if (outcome.kind === 'conflict') {
      setBefore(String(outcome.current.values.dateId))
      setProblem(
        'Jemand anderes hat diesen Platz inzwischen umgebucht. Oben steht sein neuer Termin: Möchten Sie ihn trotzdem umbuchen?',
      )
    }
  }

  return (
    <Form onSubmit={submit} submitLabel="Umbuchen" isPending={isPending} onCancel={onClose}>
      <SelectField
        id={id}
        label="Neuer Termin"
        required
        value={dateId}
        error={problem}
        hint={others.length === 0 ? 'Kein anderer Termin ist geplant.' : undefined}
        onChange={({ target }) => {
          setDateId(target.value)
          setProblem(undefined)
        }}
      >
        <option value="">Termin auswählen...</option>
        {trainingIds.map((trainingId) => (
          <optgroup
            key={trainingId}
            label={sorted.find((date) => date.trainingId === trainingId)?.trainingTitle ?? ''}
          >
            {sorted
              .filter((date) => date.trainingId === trainingId)
              .map((date) => (
                <option key={date.id} value={date.id} disabled={date.seatsLeft === 0}>
                  {dateOption(date)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <PlanningNotes warnings={warningsOf(dateId)} />
      <Consequences sentences={moveWords(seat, { waiting })}>
        <MailsOfChange
          registration={registration}
          change={dateId === '' ? null : { kind: 'edit_seat', seatId: seat.id, edit: { dateId } }}
          missing="Wer eine E-Mail bekommt, steht hier, sobald Sie einen Termin auswählen."
          isPending={isPending}
        />
      </Consequences>
    </Form>
  )
}
