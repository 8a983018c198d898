import { FormControl } from '#platform/design/web/form-control.tsx'
import type { BillingFieldName, BillingTexts } from '../domain/billing.ts'
import { BILLING_FORM_FIELDS } from './billing-form-fields.ts'
import { type FieldProblem, textProblems } from './field-problems.ts'

export interface BillingFieldsProps {
  values: BillingTexts
  errors: Readonly<Partial<Record<BillingFieldName, { message?: string | undefined }>>>
  onType: (name: BillingFieldName, value: string) => void
}

export function BillingFields({ values, errors, onType }: BillingFieldsProps) {
  return BILLING_FORM_FIELDS.map((field) => (
    <FormControl
      key={field.name}
      field={field}
      id={field.name}
      enterKeyHint="next"
      {...(field.ticked !== undefined && { className: 'sm:col-span-2' })}
      value={values[field.name]}
      error={errors[field.name]?.message}
      onType={(value) => onType(field.name, value)}
    />
  ))
}

/** From top to bottom. */
export function billingProblems(values: BillingTexts): FieldProblem[] {
  return textProblems(BILLING_FORM_FIELDS, values)
}
