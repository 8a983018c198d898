import type { FormField } from '#platform/design/web/text-form.tsx'
import { ContactFields } from '#shop/booking/web/contact-fields.tsx'

interface PersonFieldsProps<Name extends string> {
  fields: readonly FormField<Name>[]
  /** Begins the names of the fields, which are their ids too. */
  path: string
  person: Readonly<Record<Name, string>>
  errors: ReadonlyMap<string, string>
  onChange: (name: Name, value: string) => void
}

/** The text fields of the booker or of a person who has a seat. */
export function PersonFields<Name extends string>(props: PersonFieldsProps<Name>) {
  const { fields, path, person, errors, onChange } = props
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <ContactFields
        fields={fields}
        bind={(name) => ({
          id: `${path}.${name}`,
          error: errors.get(`${path}.${name}`),
          value: person[name],
          onChange: ({ target }) => onChange(name, target.value),
        })}
      />
    </div>
  )
}
