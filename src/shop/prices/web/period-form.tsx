import { type ReactNode, useId } from 'react'
import { Controller, get, type UseFormReturn, useWatch } from 'react-hook-form'
import { TextField } from '#platform/design/web/field.tsx'
import { FormButtons, FormSummary } from '#platform/design/web/form.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { DatePicker } from '#platform/design/web/staff/date-picker.tsx'
import {
  PERIOD_NAME_MAX_LENGTH,
  PERIOD_PACKAGES,
  type PeriodPackage,
} from '../domain/price-period.ts'
import { PRICE_TYPES, shownPriceType } from '../domain/price-type.ts'
import { EuroField } from './euro-field.tsx'
import { PERIOD_LOOKS } from './period-looks.ts'
import type { PeriodValues } from './period-values.ts'
import {
  type PeriodForm as Form,
  messagesIn,
  PERIOD_FIELDS,
  type PeriodField,
} from './use-period-form.ts'

const FIELD_LABELS: Readonly<Record<PeriodField, string>> = {
  periodName: 'Zeitraum-Name',
  periodType: 'Preistyp',
  validFrom: 'Startdatum',
  validUntil: 'Enddatum',
  'prices.single': 'Einzelticket',
  'prices.double': '2er Paket',
  'prices.complete': 'Komplett-Paket',
}

const TRAININGS: Readonly<Record<PeriodPackage, string>> = {
  single: '1 Training',
  double: '2 Trainings',
  complete: '4 Trainings',
}

interface PeriodFormProps {
  form: Form
  submitLabel: string
  /** Content next to the fields, or below them on narrow screens. */
  aside: ReactNode
  /** Undefined where there is nothing to return to. */
  onCancel?: (() => void) | undefined
  /** The stored type of an edited period; may be one that this version does not know. */
  storedType?: string | undefined
}

/** Name, type, days and prices of a new or existing period. */
export function PeriodForm({ form, submitLabel, aside, onCancel, storedType }: PeriodFormProps) {
  const { fields, refusal, isPending, submit } = form
  const id = useId()
  const { errors } = fields.formState
  const at = (name: PeriodField) => ({
    id: `${id}-${name}`,
    label: FIELD_LABELS[name],
    error: (get(errors, name) as { message?: string } | undefined)?.message,
  })

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-x-10 gap-y-7 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]"
    >
      <div className="grid min-w-0 content-start gap-6">
        <FormSummary
          refusal={refusal}
          id={id}
          fields={PERIOD_FIELDS.map((name) => ({ name, label: FIELD_LABELS[name] }))}
          open={messagesIn(errors)}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...at('periodName')}
            placeholder="z.B. Early Bird Dezember 2025"
            maxLength={PERIOD_NAME_MAX_LENGTH}
            autoComplete="off"
            {...fields.register('periodName')}
          />
          <SelectField
            {...at('periodType')}
            hint={unknownTypeHint(storedType)}
            {...fields.register('periodType')}
          >
            {PRICE_TYPES.map((type) => (
              <option key={type} value={type}>
                {PERIOD_LOOKS[type].label}
              </option>
            ))}
          </SelectField>
          <DayField fields={fields} name="validFrom" {...at('validFrom')} />
          <DayField fields={fields} name="validUntil" {...at('validUntil')} />
        </div>
        <fieldset className="min-w-0">
          <legend className="font-display font-heading text-h4">Preise für alle Pakete</legend>
          <div className="mt-3 grid gap-5 sm:grid-cols-3">
            {PERIOD_PACKAGES.map((packageId) => (
              <EuroField
                key={packageId}
                {...at(`prices.${packageId}`)}
                hint={TRAININGS[packageId]}
                {...fields.register(`prices.${packageId}`)}
              />
            ))}
          </div>
        </fieldset>
      </div>
      <div className="min-w-0 lg:row-span-2">{aside}</div>
      <FormButtons
        submitLabel={submitLabel}
        pendingLabel="Wird gespeichert..."
        isPending={isPending}
        onCancel={onCancel}
        size="regular"
      />
    </form>
  )
}

/** Saving replaces an unknown type by the selected one, so the hint names it. */
function unknownTypeHint(storedType: string | undefined): string | undefined {
  if (storedType === undefined || shownPriceType(storedType) === storedType) return undefined
  return `Gespeichert ist „${storedType}“. Diesen Typ gibt es hier nicht: Mit dem Speichern wird er durch Ihre Wahl ersetzt.`
}

interface DayFieldProps {
  id: string
  label: string
  error: string | undefined
  name: 'validFrom' | 'validUntil'
  fields: UseFormReturn<PeriodValues>
}

/** A first or last day. While it is empty, its calendar opens at the month of the other day. */
function DayField({ fields, name, ...frame }: DayFieldProps) {
  const other = useWatch({
    control: fields.control,
    name: name === 'validFrom' ? 'validUntil' : 'validFrom',
  })
  return (
    <Controller
      control={fields.control}
      name={name}
      render={({ field }) => (
        <DatePicker {...frame} value={field.value} onChange={field.onChange} opensAt={other} />
      )}
    />
  )
}
