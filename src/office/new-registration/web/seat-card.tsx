import { Card } from '#platform/design/web/card.tsx'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import {
  earlierSlotOfSamePerson,
  offeredCompany,
  type Person,
  type Slot,
} from '#shop/booking/web/slot-values.ts'
import { STAFF_PERSON_FIELDS } from '#shop/booking/web/staff/staff-fields.ts'
import { type BookableDate, dateOption } from '#shop/trainings/web/bookable-dates.ts'
import { PersonFields } from './new-registration-fields.tsx'

interface SeatCardProps {
  index: number
  slots: readonly Slot[]
  booker: Person
  dates: readonly BookableDate[]
  errors: ReadonlyMap<string, string>
  onChange: (changes: Partial<Slot>) => void
}

/** The date and the person of one seat. */
export function SeatCard({ index, slots, booker, dates, errors, onChange }: SeatCardProps) {
  const slot = slots[index]
  if (!slot) return null
  const path = `slots.${index}`
  const titleId = `${path}.title`
  const date = dates.find(({ id }) => id === slot.dateId)
  const bookerName = `${booker.firstName} ${booker.lastName}`.trim()
  const trainingIds = [...new Set(dates.map(({ trainingId }) => trainingId))]

  function choosePerson(attendeeType: Slot['attendeeType']) {
    const isFirst = attendeeType === 'other' && slot?.other.company === ''
    onChange({
      attendeeType,
      ...(isFirst && { other: { ...slot.other, company: offeredCompany(slots, index, booker) } }),
    })
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h4">
        {`Platz ${index + 1} von ${slots.length}`}
      </h2>
      <div className="mt-4 grid gap-4">
        <SelectField
          id={`${path}.dateId`}
          label="Training und Termin"
          required
          value={date ? slot.dateId : ''}
          error={errors.get(`${path}.dateId`)}
          hint={date?.isHidden ? 'Dieses Training ist ausgeblendet. Nur Sie können es buchen.' : ''}
          onChange={({ target }) => onChange({ dateId: target.value })}
        >
          <option value="">Termin auswählen...</option>
          {trainingIds.map((id) => (
            <TrainingOptions key={id} dates={dates.filter((one) => one.trainingId === id)} />
          ))}
        </SelectField>
        <RadioCards
          id={`${path}.attendeeType`}
          legend="Wer nimmt teil?"
          className="sm:grid-cols-2"
          chosen={slot.attendeeType}
          radio={{
            name: `${path}.attendeeType`,
            onChange: ({ target }) => choosePerson(target.value === 'other' ? 'other' : 'booker'),
          }}
          options={[
            { value: 'booker', content: bookerName || 'Wer bucht' },
            { value: 'other', content: 'Eine andere Person' },
          ]}
        />
        {slot.attendeeType === 'other' && (
          <PersonFields
            fields={STAFF_PERSON_FIELDS}
            path={path}
            person={slot.other}
            errors={errors}
            onChange={(name, value) => onChange({ other: { ...slot.other, [name]: value } })}
          />
        )}
        <RepeatHint earlier={earlierSlotOfSamePerson(slots, index, booker)} />
      </div>
    </Card>
  )
}

function TrainingOptions({ dates }: { dates: readonly BookableDate[] }) {
  const title = dates[0]?.trainingTitle ?? ''
  return (
    <optgroup label={dates[0]?.isHidden ? `${title} (ausgeblendet)` : title}>
      {dates.map((date) => (
        <option key={date.id} value={date.id} disabled={date.seatsLeft === 0}>
          {dateOption(date)}
        </option>
      ))}
    </optgroup>
  )
}

/** The same person twice on one date is allowed, so this only tells it. */
function RepeatHint({ earlier }: { earlier: number | null }) {
  return (
    <div role="status" className="empty:hidden">
      {earlier !== null && (
        <p className="rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text text-small">
          {`Diese Person hat an diesem Termin schon Platz ${earlier + 1}. So belegt sie zwei Plätze.`}
        </p>
      )}
    </div>
  )
}
