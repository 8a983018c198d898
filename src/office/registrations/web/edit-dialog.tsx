import { useId, useState } from 'react'
import type { LineRule } from '#platform/basics/domain/line-rule.ts'
import type { CurrentValues, Problem } from '#platform/basics/domain/problem.ts'
import { classes } from '#platform/design/web/classes.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { RequiredNote } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { FormControl } from '#platform/design/web/form-control.tsx'
import { openProblems, type TypedRefusal } from '#platform/design/web/form-refusal.ts'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import type { FieldOption } from '#platform/design/web/text-form.tsx'
import { type Refused, useSend } from '#platform/design/web/use-send.ts'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { PlannedChange } from '#shop/telling/domain/change-preview.ts'
import { Consequences } from './consequences.tsx'
import { MailsOfChange } from './mails-of-change.tsx'
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
  hint?: string | undefined
  /** As those of {@link FormField}. */
  options?: () => readonly FieldOption[]
  ticked?: string
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
  registration: RegistrationDetails
  /** What the change leads to besides mails, by what is typed. */
  consequences?: (values: Values<Name>) => readonly string[]
  /** The change that saves these fields. */
  planned: (changes: Partial<Values<Name>>) => PlannedChange
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

/** Edits some values of the booking in a dialog, which shows the mails before it is saved. */
export function EditDialog<Name extends string>(props: EditDialogProps<Name>) {
  const { fields, label, isPending, onSave, onClose } = props
  const [initial] = useState(props.initial)
  const [values, setValues] = useState(initial)
  const { refusal, refuse } = useSend<TypedRefusal<Name>>()
  const [conflict, setConflict] = useState<CurrentValues | null>(null)
  const changes = changesOf(initial, values)

  async function save(before: Partial<Values<Name>>, version?: number) {
    const outcome = await onSave(changes, before, version)
    if (outcome.kind === 'saved') return onClose()
    setConflict(outcome.kind === 'conflict' ? outcome.current : null)
    if (outcome.kind === 'refused')
      refuse({
        title: outcome.problem.detail,
        problems: problemsIn(outcome.problem),
        values,
        isOfServer: true,
      })
  }

  function submit() {
    const problems = problemsOf(fields, values)
    if (problems.size > 0) {
      const title = 'Bitte prüfen Sie die markierten Felder.'
      return refuse({ title, problems, values, isOfServer: false })
    }
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
        changes={changes}
      />
    </Dialog>
  )
}

interface EditFormProps<Name extends string>
  extends Omit<EditDialogProps<Name>, 'title' | 'description' | 'initial' | 'label' | 'onSave'> {
  values: Values<Name>
  changes: Partial<Values<Name>>
  refusal: Refused<TypedRefusal<Name>> | null
  onType: (name: Name, value: string) => void
  onSubmit: () => void
}

function EditForm<Name extends string>(props: EditFormProps<Name>) {
  const { registration, fields, values, changes, refusal, isPending, onType } = props
  const id = useId()
  const problems = problemsOf(fields, values)
  const open = openProblems(refusal, problems, values)
  const hasChanges = Object.keys(changes).length > 0
  return (
    <Form
      onSubmit={props.onSubmit}
      refusal={refusal}
      id={id}
      fields={fields}
      open={open}
      submitLabel="Speichern"
      isPending={isPending}
      onCancel={props.onClose}
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {fields.map(({ rule, isWide, ...field }) => {
          const { name, label, missing, maxLength } = field
          const control = {
            id: `${id}-${name}`,
            value: values[name],
            error: open.get(name),
            className: classes(isWide && 'sm:col-span-2'),
          }
          return rule ? (
            <FormControl
              key={name}
              field={{ ...field, autoComplete: 'off' }}
              {...control}
              onType={(value) => onType(name, value)}
            />
          ) : (
            <TextAreaField
              key={name}
              {...{ label, maxLength, ...control }}
              required={missing !== null}
              autoComplete="off"
              rows={5}
              onChange={({ target }) => onType(name, target.value)}
            />
          )
        })}
      </div>
      {fields.some(({ missing }) => missing !== null) && <RequiredNote />}
      <Consequences sentences={hasChanges ? (props.consequences?.(values) ?? []) : []}>
        <MailsOfChange
          registration={registration}
          change={hasChanges && problems.size === 0 ? props.planned(changes) : null}
          missing={
            hasChanges
              ? 'Wer eine E-Mail bekommt, steht hier, sobald die Angaben stimmen.'
              : 'Noch ist nichts geändert.'
          }
          isPending={isPending}
        />
      </Consequences>
    </Form>
  )
}

function problemsOf<Name extends string>(
  fields: readonly EditedField<Name>[],
  values: Values<Name>,
): ReadonlyMap<Name, string> {
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
