import { useId } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { STATUS_LABELS } from '#shop/seats/domain/status.ts'
import { freeSeats } from '#shop/seats/domain/waiting-offers.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { PlanningNotes } from '#shop/trainings/web/planning-notes.tsx'
import { REASON_MAX_LENGTH } from '../domain/date-cancellation.ts'
import {
  BOOKINGS,
  CANCEL,
  type Choices,
  type ConcernedBooking,
  LIKE_ALL,
  missingTexts,
  optionText,
  SEATS,
  summaryText,
  WITH_SEATS,
} from './cancellation-choices.ts'

interface ChoicesFormProps {
  choices: Choices
  onChange: (choices: Choices) => void
  bookings: readonly ConcernedBooking[]
  /** The dates that seats can be moved to. */
  offered: readonly PlannedDate[]
  /** What staff should know of the date of a choice. */
  warningsOf: (choice: string) => readonly string[]
  /** Of the cancelled date. */
  trainingId: string
  isPending: boolean
  onSubmit: () => void
}

/** What becomes of the seats: a choice for all, and one for each registration that differs. */
export function ChoicesForm(props: ChoicesFormProps) {
  const { choices, onChange, bookings, offered, warningsOf, trainingId, isPending, onSubmit } =
    props
  const id = useId()
  const missing = missingTexts(choices, bookings, offered)
  const seats = bookings.reduce((sum, { attendees }) => sum + attendees.length, 0)
  if (bookings.length === 0) {
    return (
      <Card className="mt-6 grid justify-items-start gap-4">
        <p>Niemand hat einen Platz an diesem Termin. Es wird keine E-Mail gesendet.</p>
        <Button size="small" pending={isPending} onClick={onSubmit}>
          Weiter
        </Button>
      </Card>
    )
  }
  return (
    <form
      noValidate
      className="mt-6 grid max-w-210 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (missing.length === 0) onSubmit()
      }}
    >
      <Card className="grid gap-5">
        <p>{`${counted(BOOKINGS, bookings.length)} mit ${counted(WITH_SEATS, seats)}.`}</p>
        <div className="grid gap-1.5">
          <SelectField
            id={`${id}-all`}
            label="Für alle"
            value={choices.forAll}
            onChange={({ target }) => onChange({ ...choices, forAll: target.value })}
          >
            <TargetOptions offered={offered} trainingId={trainingId} />
          </SelectField>
          <PlanningNotes warnings={warningsOf(choices.forAll)} />
          <p className="text-secondary text-small">
            Für abgesagte Plätze ist nichts zu zahlen. Was dafür schon bezahlt ist, überweisen Sie
            zurück: Die Seite der Anmeldung nennt, was zu tun ist.
          </p>
        </div>
        <TextAreaField
          id={`${id}-reason`}
          label="Grund (steht so in den E-Mails)"
          maxLength={REASON_MAX_LENGTH}
          value={choices.reason}
          onChange={({ target }) => onChange({ ...choices, reason: target.value })}
        />
      </Card>
      <section aria-labelledby={`${id}-bookings`} className="grid gap-3">
        <h2 id={`${id}-bookings`} className="text-h4">
          Einzelne Anmeldungen
        </h2>
        <ul className="grid gap-3">
          {bookings.map((booking) => (
            <BookingChoice
              key={booking.registrationId}
              booking={booking}
              value={choices.own[booking.registrationId] ?? LIKE_ALL}
              offered={offered}
              warningsOf={warningsOf}
              trainingId={trainingId}
              onChange={(value) =>
                onChange({ ...choices, own: { ...choices.own, [booking.registrationId]: value } })
              }
            />
          ))}
        </ul>
      </section>
      <div className="grid justify-items-start gap-4">
        <div role="status" className="grid gap-1">
          {missing.length > 0 ? (
            missing.map((text) => (
              <p key={text} className="font-semibold text-error">
                {text}
              </p>
            ))
          ) : (
            <p>{summaryText(choices, bookings)}</p>
          )}
        </div>
        <Button type="submit" pending={isPending} disabled={missing.length > 0}>
          E-Mails ansehen
        </Button>
      </div>
    </form>
  )
}

interface BookingChoiceProps
  extends Pick<ChoicesFormProps, 'offered' | 'warningsOf' | 'trainingId'> {
  booking: ConcernedBooking
  value: string
  onChange: (value: string) => void
}

function BookingChoice(props: BookingChoiceProps) {
  const { booking, value, offered, warningsOf, trainingId, onChange } = props
  const { registrationId, reference, bookerName, company, status, attendees, isWhole } = booking
  return (
    <Card as="li" padding="none" className="grid gap-4 px-6 py-5 md:grid-cols-2 md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span>{bookerName}</span>
          <Badge tone={status === 'confirmed' ? 'green' : 'orange'}>{STATUS_LABELS[status]}</Badge>
        </p>
        <p className="text-secondary text-small">
          {[company, reference].filter(Boolean).join(', ')}
        </p>
        <p className="mt-1 text-small">
          <span>{`${counted(SEATS, attendees.length)}: ${attendees.join(', ')}`}</span>
          {!isWhole && <span> (weitere Plätze an anderen Terminen)</span>}
        </p>
      </div>
      <div className="grid min-w-0 gap-1.5">
        <SelectField
          id={registrationId}
          label={`Für ${bookerName}`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value={LIKE_ALL}>Wie alle</option>
          <TargetOptions offered={offered} trainingId={trainingId} />
        </SelectField>
        <PlanningNotes warnings={warningsOf(value)} />
      </div>
    </Card>
  )
}

/** The cancellation, and the dates with seats left, grouped by training. */
function TargetOptions({ offered, trainingId }: Pick<ChoicesFormProps, 'offered' | 'trainingId'>) {
  const byTraining = [...Map.groupBy(offered, ({ trainingTitle }) => trainingTitle)]
  return (
    <>
      <option value={CANCEL}>Kostenlos absagen</option>
      {byTraining.map(([title, dates]) => (
        <optgroup key={title} label={`Umbuchen: ${title}`}>
          {dates.map((date) => (
            <option key={date.id} value={date.id} disabled={freeSeats(date) === 0}>
              {optionText(date, trainingId)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}
