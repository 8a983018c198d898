import type { ComponentProps } from 'react'
import { EMAIL_MAX_LENGTH } from '#platform/basics/domain/email-address.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { NAME_MAX_LENGTH } from '#platform/persons/domain/person-name.ts'
import type { Person } from '#shop/booking/web/slot-values.ts'
import { COMPANY_MAX_LENGTH } from '#shop/seats/domain/registration-fields.ts'

interface PersonFieldsProps {
  /** Begins the names of the fields, which are their ids too. */
  path: string
  person: Person
  errors: ReadonlyMap<string, string>
  onChange: (changes: Partial<Person>) => void
  /** The label of the company; without one it is not asked for. */
  company?: { label: string; isRequired: boolean } | undefined
}

/** Name, address and company of a person. Autofill is off: the browser knows the administrator, not the person. */
export function PersonFields({ path, person, errors, onChange, company }: PersonFieldsProps) {
  const field = (name: keyof Person): ComponentProps<'input'> & { id: string; error?: string } => {
    const error = errors.get(`${path}.${name}`)
    return {
      id: `${path}.${name}`,
      ...(error !== undefined && { error }),
      value: person[name],
      autoComplete: 'off',
      onChange: ({ target }) => onChange({ [name]: target.value }),
    }
  }
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField label="Vorname" required maxLength={NAME_MAX_LENGTH} {...field('firstName')} />
      <TextField label="Nachname" required maxLength={NAME_MAX_LENGTH} {...field('lastName')} />
      <TextField
        label="E-Mail"
        required
        type="email"
        inputMode="email"
        spellCheck={false}
        maxLength={EMAIL_MAX_LENGTH}
        {...field('email')}
      />
      {company && (
        <TextField
          label={company.label}
          required={company.isRequired}
          maxLength={COMPANY_MAX_LENGTH}
          {...field('company')}
        />
      )}
    </div>
  )
}
