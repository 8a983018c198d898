import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Card } from '#platform/design/web/card.tsx'
import { FormControl } from '#platform/design/web/form-control.tsx'
import { ChevronDownIcon } from '#platform/design/web/icons.tsx'
import type { BillingFieldName } from '../domain/billing.ts'
import { BILLING_FIELD_NAMES } from '../domain/billing.ts'
import { BILLING_FORM_FIELDS } from './billing-form-fields.ts'
import type { Contact } from './booking-draft.ts'

interface BillingFoldProps<Context> {
  form: UseFormReturn<Contact, Context>
}

/** Where the invoice goes, folded away: all of it is optional, and can be given later. */
export function BillingFold<Context>({ form }: BillingFoldProps<Context>) {
  const values = useWatch({ control: form.control, name: BILLING_FIELD_NAMES })
  const { errors, isSubmitted } = form.formState
  const [isOpen, setIsOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const isGiven = values.some((value) => value !== '')
  const isWrong = BILLING_FIELD_NAMES.some((name) => errors[name])

  useEffect(() => {
    // It may have been opened before it was hydrated; what is wrong has to be seen.
    if (details.current?.open || isWrong) setIsOpen(true)
  }, [isWrong])

  function type(name: BillingFieldName, value: string) {
    form.clearErrors(name)
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted })
  }

  return (
    <Card as="section" aria-labelledby="billing-title" padding="none">
      <details
        ref={details}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="disclosure group"
      >
        <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 rounded-card p-6 sm:p-8 [&::-webkit-details-marker]:hidden">
          <h2 id="billing-title" className="text-h4">
            Rechnungsangaben
          </h2>
          <span className="text-secondary text-small">
            {isGiven ? 'Ausgefüllt' : 'Optional, auch später möglich'}
          </span>
          <span className="col-start-2 row-span-2 row-start-1 grid size-9 shrink-0 place-items-center rounded-pill bg-brand-tint text-brand transition-[rotate] group-open:rotate-180">
            <ChevronDownIcon />
          </span>
        </summary>
        {isOpen && (
          <div className="grid gap-x-5 gap-y-4 px-6 pb-6 sm:grid-cols-2 sm:px-8 sm:pb-8">
            {BILLING_FORM_FIELDS.map((field, index) => (
              <FormControl
                key={field.name}
                field={field}
                id={field.name}
                value={values[index] ?? ''}
                error={errors[field.name]?.message}
                onType={(value) => type(field.name, value)}
              />
            ))}
          </div>
        )}
      </details>
    </Card>
  )
}
