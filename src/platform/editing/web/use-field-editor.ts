import { useState } from 'react'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { foldLines } from '#platform/basics/domain/single-line.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { type Edit, type FieldValues, hasValues, type WriteOutcome } from './content-writes.ts'
import { dropDraft, readDraft, storeDraft } from './edit-drafts.ts'

const EMPTY = 'Der Text darf nicht leer sein.'
/** Key of the typed text in a draft with a single text. */
const TEXT = 'text'

/** One text that an editor changes. */
export interface EditedField {
  /** Unique on a page, and stable over reloads. */
  id: string
  /** The label for staff, e.g. "Untertitel" or "Lernziel 2". */
  label: string
  /** The initial text; empty for a new one. */
  value: string
  /** The field as the page shows it, and the version of its subject. */
  before: FieldValues
  version: number
  /** The field with another text; null removes it. */
  after: (text: string | null, before: FieldValues) => FieldValues
}

/** How an edited text is saved. */
export interface Saving {
  /** The text is stored and shown in one line: Enter saves it. */
  isSingleLine: boolean
  mayBeEmpty?: boolean
  /** The problem for which the server would refuse these values, as a sentence; null where it would accept them. */
  problemOf: (after: FieldValues) => string | null
  /** Saves, and shows a notification of the result, except of a conflict. */
  save: (edit: Pick<Edit, 'before' | 'after' | 'version'>) => Promise<SaveOutcome>
}

/** `failed`: a notification was shown, and the typed text stays in the editor. */
export type SaveOutcome =
  | { kind: 'saved' }
  | Extract<WriteOutcome, { kind: 'conflict' }>
  | { kind: 'failed' }

/** The values and the version that an edit is based on. */
interface EditBase {
  before: FieldValues
  version: number
}

interface Conflict {
  current: CurrentValues
  mine: FieldValues
}

interface EditorEnds {
  /** Called when editing has ended. */
  onDone: () => void
  /** Called when saving was refused: the field should take the focus. */
  onRefused: () => void
}

/** State of an editor for one text. The typed text is stored as a draft until it is saved or cancelled. */
export function useFieldEditor(
  field: EditedField,
  saving: Saving,
  { onDone, onRefused }: EditorEnds,
) {
  const place = location.pathname
  const [draft] = useState(() => readDraft(field.id))
  const [text, setText] = useState(draft?.typed[TEXT] ?? field.value)
  const [base, setBase] = useState<EditBase>(draft ?? field)
  const [problem, setProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPending, setPending] = useState(false)

  function type(next: string) {
    setText(next)
    setProblem(null)
    const { id, label, value } = field
    if (next === value && !draft) dropDraft(id)
    else storeDraft({ id, label, place, ...pick(base), typed: { [TEXT]: next } })
  }

  function finish() {
    dropDraft(field.id)
    onDone()
  }

  function refuse(sentence: string) {
    setProblem(sentence)
    notify({ title: 'Fehler', description: sentence, variant: 'destructive' })
    onRefused()
  }

  async function write(after: FieldValues, onto: EditBase) {
    setPending(true)
    const outcome = await saving.save({ ...pick(onto), after })
    setPending(false)
    setConflict(outcome.kind === 'conflict' ? { current: outcome.current, mine: after } : null)
    if (outcome.kind === 'saved') finish()
    else if (outcome.kind === 'failed') onRefused()
  }

  async function save(value: string | null = saving.isSingleLine ? foldLines(text) : text.trim()) {
    if (isPending) return
    if (value === '' && !saving.mayBeEmpty) return refuse(EMPTY)
    const after = field.after(value, base.before)
    if (hasValues(base.before, after)) return finish()
    const sentence = saving.problemOf(after)
    if (sentence !== null) return refuse(sentence)
    await write(after, base)
  }

  return {
    text,
    type,
    problem,
    isPending,
    save: () => void save(),
    remove: () => void save(null),
    cancel: () => {
      if (!isPending) finish()
    },
    conflict: conflict && {
      ...conflict,
      onTakeTheirs: finish,
      onSaveMine: () => void write(conflict.mine, baseOf(conflict.current)),
      /** The user has seen both versions: the next save replaces the other one. */
      onGoOn: () => {
        const next = baseOf(conflict.current)
        setBase(next)
        storeDraft({ id: field.id, label: field.label, place, ...next, typed: { [TEXT]: text } })
        setConflict(null)
      },
    },
  }
}

function pick({ before, version }: EditBase): EditBase {
  return { before, version }
}

function baseOf({ values, version }: CurrentValues): EditBase {
  return { before: values, version }
}
