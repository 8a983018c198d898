import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type FieldPath, get, type UseFormReturn, useForm } from 'react-hook-form'
import { ApiError } from '#platform/design/web/api.ts'
import { periodResolver, refusalOfValues } from './period-resolver.ts'
import type { PeriodValues } from './period-values.ts'
import type { FormPlace, Unsaved } from './use-unsaved.ts'

/** In the order of the screen. */
const FIELDS = [
  'periodName',
  'periodType',
  'validFrom',
  'validUntil',
  'prices.single',
  'prices.double',
  'prices.complete',
] as const satisfies readonly FieldPath<PeriodValues>[]

export type PeriodField = (typeof FIELDS)[number]

interface Refusal {
  sentence: string
  fields: { name: PeriodField; message: string }[]
  /** Number of refusals, so that each one can take the focus. */
  count: number
}

export interface PeriodForm {
  fields: UseFormReturn<PeriodValues>
  refusal: Refusal | null
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
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isUnderWay = useRef(false)
  const { isDirty, isSubmitting } = fields.formState

  useEffect(() => {
    unsaved.report(place, isDirty)
    return () => unsaved.report(place, false)
  }, [unsaved, place, isDirty])

  function refuse(sentence: string, messages: ReadonlyMap<string, string>) {
    setRefusal((before) => ({
      sentence,
      fields: FIELDS.flatMap((name) => {
        const message = messages.get(name)
        return message === undefined ? [] : [{ name, message }]
      }),
      count: (before?.count ?? 0) + 1,
    }))
  }

  async function send(values: PeriodValues) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await store(values)
      setRefusal(null)
    } catch (error) {
      showRefusal(error)
    } finally {
      isUnderWay.current = false
    }
  }

  function showRefusal(error: unknown) {
    const problem = error instanceof ApiError ? error.problem : null
    if (!problem?.errors) return
    const messages = new Map(problem.errors.map(({ path, message }) => [path, message]))
    for (const name of FIELDS) {
      const message = messages.get(name)
      if (message !== undefined) fields.setError(name, { type: 'server', message })
    }
    refuse(problem.detail, messages)
  }

  return {
    fields,
    refusal,
    isPending: isSubmitting,
    submit: fields.handleSubmit(send, (errors) =>
      refuse(refusalOfValues(fields.getValues()), messagesIn(errors)),
    ),
  }
}

function messagesIn(errors: FieldErrors<PeriodValues>): Map<string, string> {
  return new Map(
    FIELDS.flatMap((name) => {
      const message = (get(errors, name) as { message?: string } | undefined)?.message
      return message === undefined ? [] : [[name, message] as const]
    }),
  )
}
