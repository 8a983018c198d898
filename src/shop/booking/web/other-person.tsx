import { ContactFields } from './contact-fields.tsx'
import { OTHER_COMPANY_FIELD, OTHER_SELF_FIELDS } from './person-fields.ts'
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

/** Data of an attendee other than the booker. */
export function OtherPerson({ index, form, offer, company }: OtherPersonProps) {
  const path = `slots.${index}.other` as const
  const errors = form.formState.errors.slots?.[index]?.other
  const companyField = `${path}.company` as const

  const bind = (name: keyof Person) => ({
    id: `${path}.${name}`,
    error: errors?.[name]?.message,
    ...form.register(`${path}.${name}`),
  })

  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <ContactFields fields={OTHER_SELF_FIELDS} bind={bind} />
      <div className="min-w-0">
        <ContactFields fields={[OTHER_COMPANY_FIELD]} bind={bind} lastKey="done" />
        {offer !== '' && company.trim() === '' && (
          <button
            type="button"
            onClick={() => {
              form.setValue(companyField, offer, { shouldDirty: true, shouldValidate: true })
              form.setFocus(companyField)
            }}
            className="mt-1.5 min-h-6 max-w-full wrap-anywhere rounded-input text-left font-semibold text-brand-hover text-small underline underline-offset-3 hover:decoration-2"
          >
            {`„${offer}“ übernehmen`}
          </button>
        )}
      </div>
    </div>
  )
}
