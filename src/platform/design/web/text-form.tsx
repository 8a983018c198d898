import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { LineRule } from '#platform/basics/domain/line-rule.ts'
import { Button, ButtonAnchor } from './button.tsx'
import { classes } from './classes.ts'
import { ErrorSummary } from './error-summary.tsx'
import { RequiredNote, TextField } from './field.tsx'
import type { FormRefusal } from './form-refusal.ts'
import { moveOnEnter } from './move-on-enter.ts'
import { useHydrated } from './use-hydrated.ts'

/** A field of a {@link TextForm}. */
export interface FormField<Name extends string> {
  name: Name
  label: string
  rule: LineRule
  maxLength: number
  autoComplete: string
  /** The message for an empty field; null where the field is optional. */
  missing: string | null
  isEmail?: boolean
  hint?: string | undefined
}

type Values<Name extends string> = Readonly<Record<Name, string>>

interface TextFormProps<Name extends string> {
  /** Begins the ids of the fields, as a page has several such forms. */
  id: string
  fields: readonly FormField<Name>[]
  initial: Values<Name>
  /** One column, also in a wide window: for a form in a narrow card. */
  isNarrow?: boolean
  submitLabel: string
  /** Sends the trimmed values, which keep the fields' rules. */
  onSubmit: (values: Values<Name>) => Promise<FormRefusal | null>
  onCancel?: (() => void) | undefined
  /** What the values lead to, above the button. */
  children?: (values: Values<Name>) => ReactNode
}

interface Refused<Name extends string> extends FormRefusal {
  /** A new number for each refusal, so that the summary takes the focus again. */
  count: number
  values: Values<Name>
}

/**
 * A form of lines of text. Its fields keep their values themselves, so that what was typed before React hydrated them
 * stays, and so that it stays when the server refuses it.
 */
export function TextForm<Name extends string>({
  id,
  fields,
  initial,
  isNarrow = false,
  submitLabel,
  onSubmit,
  onCancel,
  children,
}: TextFormProps<Name>) {
  const isReady = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [refused, setRefused] = useState<Refused<Name> | null>(null)
  const [isPending, setIsPending] = useState(false)

  const problems = openProblems()

  /** After a refusal: what is wrong now. A problem that the server found stays until its field changes. */
  function openProblems(): ReadonlyMap<string, string> {
    if (!refused) return new Map()
    const found = problemsOf(fields, values)
    const ofServer = [...refused.problems].filter(
      ([name]) => !found.has(name) && refused.values[name as Name] === values[name as Name],
    )
    return new Map([...found, ...ofServer])
  }

  function refuse(refusal: FormRefusal, typed: Values<Name>) {
    setRefused((earlier) => ({ ...refusal, values: typed, count: (earlier?.count ?? 0) + 1 }))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const typed = readValues(event.currentTarget, initial)
    setValues(typed)
    const found = problemsOf(fields, typed)
    if (found.size > 0) {
      refuse({ title: 'Bitte prüfe die markierten Felder.', problems: found }, typed)
      return
    }
    setIsPending(true)
    const refusal = await onSubmit(typed)
    setIsPending(false)
    if (refusal) refuse(refusal, typed)
    else setRefused(null)
  }

  const isAnyRequired = fields.some(({ missing }) => missing !== null)
  const known = new Set<string>(fields.map(({ name }) => name))
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={submit}
      onChange={({ currentTarget }) => setValues(readValues(currentTarget, initial))}
      onKeyDown={moveOnEnter}
      className="flex min-w-0 flex-col gap-5"
    >
      {refused && (
        <ErrorSummary
          key={refused.count}
          title={refused.title}
          advice={refused.advice}
          isAllRight={problems.size === 0}
          items={[...refused.problems]
            .filter(([name]) => known.has(name))
            .map(([name, text]) => ({
              fieldId: `${id}-${name}`,
              text,
              solved: !problems.has(name),
            }))}
        />
      )}
      {refused?.link && (
        <ButtonAnchor
          href={refused.link.href}
          variant="secondary"
          size="small"
          className="self-start"
        >
          {refused.link.label}
        </ButtonAnchor>
      )}
      <div className={classes('grid gap-x-5 gap-y-4', !isNarrow && 'sm:grid-cols-2')}>
        {fields.map(({ name, label, missing, maxLength, autoComplete, ...field }, index) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={label}
            required={missing !== null}
            defaultValue={initial[name]}
            maxLength={maxLength}
            autoComplete={autoComplete}
            enterKeyHint={index === fields.length - 1 ? 'send' : 'next'}
            hint={field.hint}
            error={problems.get(name)}
            {...(field.isEmail && { type: 'email', inputMode: 'email', spellCheck: false })}
          />
        ))}
      </div>
      {isAnyRequired && <RequiredNote />}
      {children?.(values)}
      <div className="flex flex-wrap gap-3">
        {/* Before hydration a click must not submit the form: the browser would leave the page. */}
        <Button
          type={isReady ? 'submit' : 'button'}
          size="small"
          pending={isPending}
          className="max-sm:grow"
        >
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="secondary" size="small" disabled={isPending} onClick={onCancel}>
            Abbrechen
          </Button>
        )}
      </div>
    </form>
  )
}

/** The values of the form's fields by their names, trimmed. */
function readValues<Name extends string>(
  form: HTMLFormElement,
  initial: Values<Name>,
): Values<Name> {
  const data = new FormData(form)
  const names = Object.keys(initial) as Name[]
  return Object.fromEntries(
    names.map((name) => [name, String(data.get(name) ?? '').trim()]),
  ) as Record<Name, string>
}

/** The first problem of each field that has one, from top to bottom. */
function problemsOf<Name extends string>(
  fields: readonly FormField<Name>[],
  values: Values<Name>,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  for (const { name, rule, missing } of fields) {
    const value = values[name]
    const isEmpty = value.trim() === ''
    const problem = isEmpty ? missing : rule(value)
    if (problem !== null) problems.set(name, problem)
  }
  return problems
}
