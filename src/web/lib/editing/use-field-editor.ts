import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { CurrentValues } from '#domain/content/revision.ts'
import { foldLines, isSingleLine } from '#domain/content/single-line.ts'
import { notify } from '../notifications.ts'
import { type EditSubject, type FieldValues, hasValues } from './content-writes.ts'
import { dropDraft, keepDraft, readDraft } from './edit-drafts.ts'
import { problemOf } from './edit-problem.ts'
import { useSaveEdit } from './save-edit.ts'

const EMPTY = 'Der Text darf nicht leer sein.'
/** The key of what was typed in a draft with one text only. */
const TEXT = 'text'

/** One text that an editor changes, and what it takes to save it. */
export interface EditedField {
  /** Unique on a page, and the same after a reload. */
  id: string
  /** What staff know it as, e.g. "Untertitel" or "Lernziel 2". */
  label: string
  subject: EditSubject
  /** The text that the editor begins with; empty for one that is to be added. */
  value: string
  /** The field as the page has it, and the version of its subject. */
  before: FieldValues
  version: number
  /** The field with another text in it; null takes it away. */
  after: (text: string | null, before: FieldValues) => FieldValues
}

/** True where what is typed is stored and shown in one line. */
export function isSingleLineField({ subject, before }: EditedField): boolean {
  return Object.keys(before).every((name) => isSingleLine(subject.kind, name))
}

/** What an edit is based on. */
interface Base {
  before: FieldValues
  version: number
}

interface Conflict {
  current: CurrentValues
  mine: FieldValues
}

/**
 * One text in an editor: what is typed, kept from the first letter on until it is saved or cancelled, and how saving
 * it goes.
 * @param onDone when there is nothing more to edit
 * @param onRefused when there is: the field should have the focus
 */
export function useFieldEditor(field: EditedField, onDone: () => void, onRefused: () => void) {
  const place = useLocation({ select: ({ pathname }) => pathname })
  const [draft] = useState(() => readDraft(field.id))
  const [text, setText] = useState(draft?.typed[TEXT] ?? field.value)
  const [base, setBase] = useState<Base>(draft ?? field)
  const [problem, setProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPending, setPending] = useState(false)
  const saveEdit = useSaveEdit()

  function type(next: string) {
    setText(next)
    setProblem(null)
    const { id, label, value } = field
    if (next === value && !draft) dropDraft(id)
    else keepDraft({ id, label, place, ...pick(base), typed: { [TEXT]: next } })
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

  async function write(after: FieldValues, onto: Base) {
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
      /** Both versions have been seen: the next save is meant to replace theirs. */
      onGoOn: () => {
        const next = baseOf(conflict.current)
        setBase(next)
        keepDraft({ id: field.id, label: field.label, place, ...next, typed: { [TEXT]: text } })
        setConflict(null)
      },
    },
  }
}

function pick({ before, version }: Base): Base {
  return { before, version }
}

function baseOf({ values, version }: CurrentValues): Base {
  return { before: values, version }
}
