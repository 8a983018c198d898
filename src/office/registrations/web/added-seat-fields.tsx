import { Button } from '#platform/design/web/button.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { ContactFields } from '#shop/booking/web/contact-fields.tsx'
import { STAFF_PERSON_FIELDS } from '#shop/booking/web/staff/staff-fields.ts'
import { type BookableDate, dateOption } from '#shop/trainings/web/bookable-dates.ts'
import type { TypedSeat } from './order-values.ts'

interface AddedSeatFieldsProps {
  /** Begins the ids of the fields. */
  id: string
  seat: TypedSeat
  /** Counted from 1, among the seats that are added. */
  number: number
  dates: readonly BookableDate[]
  errorOf: (name: string) => string | undefined
  onChange: (changes: Partial<TypedSeat>) => void
  onRemove: () => void
}

/** Date and person of a seat more. */
export function AddedSeatFields(props: AddedSeatFieldsProps) {
  const { id, seat, number, dates, errorOf, onChange, onRemove } = props
  return (
    <fieldset className="grid gap-4 rounded-card border border-sand p-4 sm:p-5">
      <legend className="px-2 font-semibold">{`Neuer Platz ${number}`}</legend>
      <SelectField
        id={`${id}.dateId`}
        label="Training und Termin"
        required
        value={seat.dateId}
        error={errorOf('dateId')}
        onChange={({ target }) => onChange({ dateId: target.value })}
      >
        <option value="">Termin auswählen...</option>
        {dates.map((date) => (
          <option key={date.id} value={date.id} disabled={date.seatsLeft === 0}>
            {dateOption(date)}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <ContactFields
          fields={STAFF_PERSON_FIELDS}
          bind={(name) => ({
            id: `${id}.${name}`,
            value: seat[name],
            error: errorOf(name),
            onChange: ({ target }) => onChange({ [name]: target.value }),
          })}
        />
      </div>
      <Button variant="ghost" size="small" className="-ml-5 justify-self-start" onClick={onRemove}>
        Doch nicht dazunehmen
      </Button>
    </fieldset>
  )
}
