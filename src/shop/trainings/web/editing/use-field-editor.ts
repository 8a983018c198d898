import { useState } from 'react'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { foldLines, isSingleLine } from '#platform/basics/domain/single-line.ts'
import { notify } from '#platform/design/web/notifications.ts'
import {
  type EditSubject,
  type FieldValues,
  hasValues,
} from '#platform/editing/web/content-writes.ts'
import { dropDraft, readDraft, storeDraft } from '#platform/editing/web/edit-drafts.ts'
import { problemOf } from './edit-problem.ts'
import { useSaveEdit } from './save-edit.ts'

const EMPTY = 'Der Text darf nicht leer sein.'
/** Key of the typed text in a draft with a single text. */
const TEXT = 'text'

/** One text that an editor changes, and the data to save it. */
export interface EditedField {
  /** Unique on a page, and stable over reloads. */
  id: string
  /** The label for staff, e.g. "Untertitel" or "Lernziel 2". */
  label: string
  subject: EditSubject
  /** The initial text; empty for a new one. */
  value: string
  /** The field as the page shows it, and the version of its subject. */
  before: FieldValues
  version: number
  /** The field with another text; null removes it. */
  after: (text: string | null, before: FieldValues) => FieldValues
}

/** True where the text is stored and shown in one line. */
export function isSingleLineField({ subject, before }: EditedField): boolean {
  return Object.keys(before).every((name) => isSingleLine(subject.kind, name))
}

/** The values and the version that an edit is based on. */
interface EditBase {
  before: FieldValues
  version: number
}

interface Conflict {
  current: CurrentValues
  mine: FieldValues
}

/**
 * State of an editor for one text. The typed text is stored as a draft until it is saved or cancelled.
 * @param onDone called when editing has ended
 * @param onRefused called when saving was refused: the field should take the focus
 */
export function useFieldEditor(field: EditedField, onDone: () => void, onRefused: () => void) {
  const place = location.pathname
  const [draft] = useState(() => readDraft(field.id))
  const [text, setText] = useState(draft?.typed[TEXT] ?? field.value)
  const [base, setBase] = useState<EditBase>(draft ?? field)
  const [problem, setProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPending, setPending] = useState(false)
  const saveEdit = useSaveEdit()

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
    const outcome = await saveEdit({ subject: field.subject, ...pick(onto), after })
    setPending(false)
    setConflict(outcome.kind === 'conflict' ? { current: outcome.current, mine: after } : null)
    if (outcome.kind === 'saved') finish()
    else if (outcome.kind === 'failed') onRefused()
  }

  async function save(
    value: string | null = isSingleLineField(field) ? foldLines(text) : text.trim(),
  ) {
    if (isPending) return
    if (value === '') return refuse(EMPTY)
    const after = field.after(value, base.before)
    if (hasValues(base.before, after)) return finish()
    const sentence = problemOf(field.subject, after)
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
