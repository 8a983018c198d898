import { EMAIL_MAX_LENGTH } from '#platform/basics/domain/email-address.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { NAME_MAX_LENGTH } from '#platform/persons/domain/person-name.ts'
import { COMPANY_MAX_LENGTH } from '#shop/seats/domain/registration-fields.ts'
import type { Person } from './slot-values.ts'
import type { SlotsFormApi } from './slots-form.ts'

interface OtherPersonProps {
  index: number
  form: SlotsFormApi
  /** A company that this person is likely to work for; empty when there is none. */
  offer: string
  /** Current value of the field. */
  company: string
}

/** Data of an attendee other than the booker. Autofill is off, because the browser would fill in the booker's data. */
export function OtherPerson({ index, form, offer, company }: OtherPersonProps) {
  const path = `slots.${index}.other` as const
  const errors = form.formState.errors.slots?.[index]?.other
  const companyField = `${path}.company` as const

  const text = (name: keyof Person) => ({
    id: `${path}.${name}`,
    error: errors?.[name]?.message,
    autoComplete: 'off',
    ...form.register(`${path}.${name}`),
  })

  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField
        label="Vorname"
        required
        enterKeyHint="next"
        maxLength={NAME_MAX_LENGTH}
        {...text('firstName')}
      />
      <TextField
        label="Nachname"
        required
        enterKeyHint="next"
        maxLength={NAME_MAX_LENGTH}
        {...text('lastName')}
      />
      <TextField
        label="E-Mail"
        type="email"
        inputMode="email"
        spellCheck={false}
        required
        enterKeyHint="next"
        maxLength={EMAIL_MAX_LENGTH}
        {...text('email')}
      />
      <div className="min-w-0">
        <TextField
          label="Firma (optional)"
          enterKeyHint="done"
          maxLength={COMPANY_MAX_LENGTH}
          {...text('company')}
        />
        {offer !== '' && company.trim() === '' && (
          <button
            type="button"
            onClick={() => {
              form.setValue(companyField, offer, { shouldDirty: true, shouldValidate: true })
              form.setFocus(companyField)
            }}
            className="mt-1.5 min-h-6 max-w-full truncate rounded-input text-left font-semibold text-brand-hover text-small underline underline-offset-3 hover:decoration-2"
          >
            {`„${offer}“ übernehmen`}
          </button>
        )}
      </div>
    </div>
  )
}
