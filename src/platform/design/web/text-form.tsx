import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react'
import type { LineRule } from '#platform/basics/domain/line-rule.ts'
import { classes } from './classes.ts'
import { RequiredNote, TextField } from './field.tsx'
import { Form } from './form.tsx'
import { type FormRefusal, openProblems, type TypedRefusal } from './form-refusal.ts'
import { moveOnEnter } from './move-on-enter.ts'
import { useSend } from './use-send.ts'

/** What can be chosen in a field. */
export interface FieldOption {
  value: string
  label: string
}

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
  /** What it is chosen from; without it, it is a line of text. */
  options?: () => readonly FieldOption[]
  /** The value of a tick that is set; '' where it is not. */
  ticked?: string
}

/** What a control is given. */
export interface ControlProps {
  field: Omit<FormField<string>, 'rule'>
  id: string
  error: string | undefined
  className?: string
  enterKeyHint?: 'next' | 'done' | 'send'
  /** What the control begins with, where it keeps its value itself. */
  initial?: string
  /** Its value, where the form keeps it, and what is told of another one. */
  value?: string
  onType?: (value: string) => void
}

/** A field in which a line of text is typed. */
export function TextControl({ field, id, error, className, enterKeyHint, ...props }: ControlProps) {
  const { name, label, missing, maxLength, autoComplete, isEmail, hint } = field
  const { initial, value, onType } = props
  return (
    <TextField
      {...{ id, name, label, hint, error, className, maxLength, autoComplete, enterKeyHint }}
      required={missing !== null}
      {...(value === undefined
        ? { defaultValue: initial }
        : { value, onChange: ({ target }) => onType?.(target.value) })}
      {...(isEmail && { type: 'email', inputMode: 'email', spellCheck: false })}
    />
  )
}

type Values<Name extends string> = Readonly<Record<Name, string>>

interface TextFormProps<Name extends string> {
  /** Begins the ids of the fields, as a page has several such forms. */
  id: string
  fields: readonly FormField<Name>[]
  /** For a form with fields that are no lines of text. */
  control?: ComponentType<ControlProps>
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

/**
 * A form of lines of text. Its fields keep their values themselves, so that what was typed before React hydrated them
 * stays, and so that it stays when the server refuses it.
 */
export function TextForm<Name extends string>({
  id,
  fields,
  control: Control = TextControl,
  initial,
  isNarrow = false,
  submitLabel,
  onSubmit,
  onCancel,
  children,
}: TextFormProps<Name>) {
  const [values, setValues] = useState(initial)
  const { refusal, isPending, send, refuse } = useSend<TypedRefusal<Name>>()
  const open = openProblems(refusal, problemsOf(fields, values), values)

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = readValues(event.currentTarget, initial)
    setValues(typed)
    const problems = problemsOf(fields, typed)
    if (problems.size > 0) {
      const title = 'Bitte prüfe die markierten Felder.'
      return refuse({ title, problems, values: typed, isOfServer: false })
    }
    return send(async () => {
      const refused = await onSubmit(typed)
      return refused && { ...refused, values: typed, isOfServer: true }
    })
  }

  const isAnyRequired = fields.some(({ missing }) => missing !== null)
  return (
    <Form
      className="flex flex-col gap-5"
      onSubmit={submit}
      onChange={({ currentTarget }) => setValues(readValues(currentTarget, initial))}
      onKeyDown={moveOnEnter}
      refusal={refusal}
      id={id}
      fields={fields.map(({ name }) => ({ name }))}
      open={open}
      submitLabel={submitLabel}
      submitClassName="max-sm:grow"
      isPending={isPending}
      onCancel={onCancel}
    >
      <div className={classes('grid gap-x-5 gap-y-4', !isNarrow && 'sm:grid-cols-2')}>
        {fields.map((field, index) => (
          <Control
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            initial={initial[field.name]}
            enterKeyHint={index === fields.length - 1 ? 'send' : 'next'}
            error={open.get(field.name)}
          />
        ))}
      </div>
      {isAnyRequired && <RequiredNote />}
      {children?.(values)}
    </Form>
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
): ReadonlyMap<Name, string> {
  const problems = new Map<Name, string>()
  for (const { name, rule, missing } of fields) {
    const value = values[name]
    const isEmpty = value.trim() === ''
    const problem = isEmpty ? missing : rule(value)
    if (problem !== null) problems.set(name, problem)
  }
  return problems
}
