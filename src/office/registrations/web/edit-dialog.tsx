import { type FormEvent, useId, useState } from 'react'
import type { LineRule } from '#platform/basics/domain/line-rule.ts'
import type { CurrentValues, Problem } from '#platform/basics/domain/problem.ts'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { ErrorSummary } from '#platform/design/web/error-summary.tsx'
import { RequiredNote, TextField } from '#platform/design/web/field.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import { Consequences } from './consequences.tsx'
import type { WriteOutcome } from './use-booking-change.ts'

export interface EditedField<Name extends string> {
  name: Name
  label: string
  /** Of a line; undefined for a text of several lines. */
  rule?: LineRule
  maxLength: number
  /** The message for an empty field; null where it is optional. */
  missing: string | null
  isEmail?: boolean
  /** Over both columns. */
  isWide?: boolean
}

type Values<Name extends string> = Readonly<Record<Name, string>>

interface EditDialogProps<Name extends string> {
  title: string
  description?: string | undefined
  fields: readonly EditedField<Name>[]
  initial: Values<Name>
  /** What is edited, for the choice between two versions: "Kontakt". */
  label: string
  isPending: boolean
  /** Who gets a mail, by what is typed. */
  consequences: (values: Values<Name>) => readonly string[]
  /**
   * Saves the changed fields.
   *
   * @param before their values when the dialog opened, or those of somebody else that the user wants to replace
   * @param version the version of these values; undefined for the shown one
   */
  onSave: (
    changes: Partial<Values<Name>>,
    before: Partial<Values<Name>>,
    version?: number,
  ) => Promise<WriteOutcome>
  onClose: () => void
}

interface Refusal {
  title: string
  problems: ReadonlyMap<string, string>
  /** Number of refusals, so that each one can take the focus. */
  count: number
}

/** Edits some values of the booking in a dialog, which says who gets a mail before it is saved. */
export function EditDialog<Name extends string>(props: EditDialogProps<Name>) {
  const { fields, label, isPending, onSave, onClose } = props
  const [initial] = useState(props.initial)
  const [values, setValues] = useState(initial)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [conflict, setConflict] = useState<CurrentValues | null>(null)
  const changes = changesOf(initial, values)

  function refuse(title: string, problems: ReadonlyMap<string, string>) {
    setRefusal((earlier) => ({ title, problems, count: (earlier?.count ?? 0) + 1 }))
  }

  async function save(before: Partial<Values<Name>>, version?: number) {
    const outcome = await onSave(changes, before, version)
    if (outcome.kind === 'saved') return onClose()
    setConflict(outcome.kind === 'conflict' ? outcome.current : null)
    if (outcome.kind === 'refused') refuse(outcome.problem.detail, problemsIn(outcome.problem))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const problems = problemsOf(fields, values)
    if (problems.size > 0) return refuse('Bitte prüfen Sie die markierten Felder.', problems)
    if (Object.keys(changes).length === 0) return onClose()
    void save(pick(initial, Object.keys(changes) as Name[]))
  }

  if (conflict) {
    return (
      <ConflictDialog
        label={label}
        current={conflict}
        mine={changes}
        pending={isPending}
        onTakeTheirs={onClose}
        onSaveMine={() => void save(conflict.values as Partial<Values<Name>>, conflict.version)}
        onGoOn={() => setConflict(null)}
      />
    )
  }
  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title={props.title}
      description={props.description}
    >
      <EditForm
        {...props}
        values={values}
        refusal={refusal}
        onType={(name, value) => setValues((typed) => ({ ...typed, [name]: value }))}
        onSubmit={submit}
        hasChanges={Object.keys(changes).length > 0}
      />
    </Dialog>
  )
}

interface EditFormProps<Name extends string>
  extends Pick<EditDialogProps<Name>, 'fields' | 'isPending' | 'consequences' | 'onClose'> {
  values: Values<Name>
  hasChanges: boolean
  refusal: Refusal | null
  onType: (name: Name, value: string) => void
  onSubmit: (event: FormEvent) => void
}

function EditForm<Name extends string>(props: EditFormProps<Name>) {
  const { fields, values, hasChanges, refusal, isPending, consequences, onType } = props
  const id = useId()
  const [refusedValues, setRefusedValues] = useState<Values<Name>>(values)
  const [count, setCount] = useState(0)
  if (refusal && refusal.count !== count) {
    setCount(refusal.count)
    setRefusedValues(values)
  }
  const open = refusal ? openProblems(fields, { refusal, values, refusedValues }) : new Map()
  return (
    <form noValidate onSubmit={props.onSubmit} className="grid gap-5">
      {refusal && (
        <ErrorSummary
          key={refusal.count}
          title={refusal.title}
          isAllRight={open.size === 0}
          items={fields.flatMap(({ name, label }) => {
            const text = refusal.problems.get(name)
            if (text === undefined) return []
            return {
              fieldId: `${id}-${name}`,
              text: `${label}: ${text}`,
              solved: !open.has(name),
            }
          })}
        />
      )}
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {fields.map(({ name, label, rule, maxLength, missing, isEmail, isWide }) => {
          const field = {
            id: `${id}-${name}`,
            label,
            required: missing !== null,
            value: values[name],
            error: open.get(name),
            maxLength,
            autoComplete: 'off',
            className: classes(isWide && 'sm:col-span-2'),
            onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
          }
          return rule ? (
            <TextField
              key={name}
              {...field}
              {...(isEmail && { type: 'email', inputMode: 'email', spellCheck: false })}
            />
          ) : (
            <TextAreaField key={name} {...field} rows={5} />
          )
        })}
      </div>
      {fields.some(({ missing }) => missing !== null) && <RequiredNote />}
      <Consequences sentences={hasChanges ? consequences(values) : ['Noch ist nichts geändert.']} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={isPending}>
          Speichern
        </Button>
        <Button variant="secondary" size="small" disabled={isPending} onClick={props.onClose}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}

/** What is wrong now: by the rules, and by the server, as long as the field is as it was refused. */
function openProblems<Name extends string>(
  fields: readonly EditedField<Name>[],
  {
    refusal,
    values,
    refusedValues,
  }: { refusal: Refusal; values: Values<Name>; refusedValues: Values<Name> },
): ReadonlyMap<string, string> {
  const byRules = problemsOf(fields, values)
  const wasByRules = problemsOf(fields, refusedValues)
  const ofServer = fields.flatMap(({ name }) => {
    const text = refusal.problems.get(name)
    const isOpen = values[name] === refusedValues[name] && !wasByRules.has(name)
    return text !== undefined && isOpen ? [[name, text] as const] : []
  })
  return new Map([...byRules, ...ofServer])
}

function problemsOf<Name extends string>(
  fields: readonly EditedField<Name>[],
  values: Values<Name>,
): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap(({ name, rule, missing, maxLength }) => {
      const value = values[name]
      const tooLong = value.trim().length > maxLength ? `Höchstens ${maxLength} Zeichen.` : null
      const problem = value.trim() === '' ? missing : (rule?.(value) ?? null) || tooLong
      return problem === null ? [] : [[name, problem] as const]
    }),
  )
}

function problemsIn({ errors }: Problem): ReadonlyMap<string, string> {
  return new Map(
    (errors ?? []).map(({ path, message }) => [path.replace(/^billing\./, ''), message]),
  )
}

/** The trimmed values that differ from the initial ones. */
function changesOf<Name extends string>(
  initial: Values<Name>,
  values: Values<Name>,
): Partial<Values<Name>> {
  const names = Object.keys(initial) as Name[]
  const changed = names.filter((name) => values[name].trim() !== initial[name])
  return Object.fromEntries(changed.map((name) => [name, values[name].trim()])) as Partial<
    Values<Name>
  >
}

function pick<Name extends string>(
  values: Values<Name>,
  names: readonly Name[],
): Partial<Values<Name>> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values<Name>>
}
