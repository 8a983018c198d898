import { type BaseSyntheticEvent, useEffect } from 'react'
import { type FieldErrors, type FieldPath, get, type UseFormReturn, useForm } from 'react-hook-form'
import { refusalOfFields } from '#platform/design/web/form-refusal.ts'
import { type Refused, useSend } from '#platform/design/web/use-send.ts'
import { periodResolver, refusalOfValues } from './period-resolver.ts'
import type { PeriodValues } from './period-values.ts'
import type { FormPlace, Unsaved } from './use-unsaved.ts'

/** In the order of the screen. */
export const PERIOD_FIELDS = [
  'periodName',
  'periodType',
  'validFrom',
  'validUntil',
  'prices.single',
  'prices.double',
  'prices.complete',
] as const satisfies readonly FieldPath<PeriodValues>[]

export type PeriodField = (typeof PERIOD_FIELDS)[number]

export interface PeriodForm {
  fields: UseFormReturn<PeriodValues>
  refusal: Refused | null
  isPending: boolean
  submit: (event?: BaseSyntheticEvent) => Promise<void>
}

interface PeriodFormOptions {
  initial: PeriodValues
  place: FormPlace
  unsaved: Unsaved
  /** Resolves when the values are stored; rejects with the error of the server. */
  store: (values: PeriodValues) => Promise<unknown>
}

/** The form of a period: validated on submit, and from then on with every change. */
export function usePeriodForm({ initial, place, unsaved, store }: PeriodFormOptions): PeriodForm {
  const fields = useForm<PeriodValues>({
    defaultValues: initial,
    resolver: periodResolver,
    shouldFocusError: false,
  })
  const { refusal, refuse, send } = useSend()
  const { isDirty, isSubmitting } = fields.formState

  useEffect(() => {
    unsaved.report(place, isDirty)
    return () => unsaved.report(place, false)
  }, [unsaved, place, isDirty])

  function markFields(error: unknown) {
    const refused = refusalOfFields(error)
    for (const name of PERIOD_FIELDS) {
      const message = refused?.problems.get(name)
      if (message !== undefined) fields.setError(name, { type: 'server', message })
    }
    return refused
  }

  return {
    fields,
    refusal,
    isPending: isSubmitting,
    submit: fields.handleSubmit(
      (values) => send(() => store(values).then(() => null, markFields)),
      (errors) =>
        refuse({ title: refusalOfValues(fields.getValues()), problems: messagesIn(errors) }),
    ),
  }
}

/** The problems of the fields, from top to bottom. */
export function messagesIn(errors: FieldErrors<PeriodValues>): Map<string, string> {
  return new Map(
    PERIOD_FIELDS.flatMap((name) => {
      const message = (get(errors, name) as { message?: string } | undefined)?.message
      return message === undefined ? [] : [[name, message] as const]
    }),
  )
}
