import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { CurrentValues } from '#domain/content/revision.ts'
import type { Training } from '#domain/training/training.ts'
import { useSessionRefusal } from '../../lib/admin-session/admin-refusal.ts'
import { browserFetch, readJson, serverMessage } from '../../lib/api.ts'
import { type BookedSeats, recipientTexts } from '../../lib/dates/recipient-texts.ts'
import { hasValues } from '../../lib/editing/content-writes.ts'
import { dropDraft, readDraft, storeDraft } from '../../lib/editing/edit-drafts.ts'
import { problemOf } from '../../lib/editing/edit-problem.ts'
import { useSaveEdit } from '../../lib/editing/save-edit.ts'
import { notify } from '../../lib/notifications.ts'
import { movesSession, type SessionTexts } from './session-texts.ts'

interface EditBase {
  before: SessionTexts
  version: number
}

/** A training's date and time in an editor. The attendees are counted before anything is saved. */
export function useSessionEditor(training: Training, id: string, onDone: () => void) {
  const place = useLocation({ select: ({ pathname }) => pathname })
  const subject = { kind: 'training', id: training.id, dateId: training.dateId } as const
  const [start] = useState(() => startWith(training, id))
  const [texts, setTexts] = useState<SessionTexts>(start.texts)
  const [base, setBase] = useState<EditBase>(start.base)
  const [problem, setProblem] = useState<string | null>(null)
  const [warning, setWarning] = useState<{ words: string[]; booked: BookedSeats } | null>(null)
  const [conflict, setConflict] = useState<CurrentValues | null>(null)
  const [isPending, setPending] = useState(false)
  const saveEdit = useSaveEdit()
  const settleRefusal = useSessionRefusal()

  function keep(next: SessionTexts, { before, version }: EditBase) {
    storeDraft({ id, label: 'Termin und Zeit', place, before, version, typed: next })
  }

  function type(changes: Partial<SessionTexts>) {
    const next = { ...texts, ...changes }
    setTexts(next)
    setProblem(null)
    keep(next, base)
  }

  function finish() {
    dropDraft(id)
    onDone()
  }

  function refuse(sentence: string) {
    setProblem(sentence)
    notify({ title: 'Fehler', description: sentence, variant: 'destructive' })
  }

  async function write(onto: EditBase, isConfirmed: boolean) {
    setPending(true)
    const outcome = await saveEdit(
      { subject, ...onto, after: trimmed(texts) },
      // A mail with the new date cannot be undone.
      { canUndo: !isConfirmed },
    )
    setPending(false)
    setWarning(null)
    setConflict(outcome.kind === 'conflict' ? outcome.current : null)
    if (outcome.kind === 'saved') finish()
  }

  /** Counts the attendees and asks before they are notified. Saves at once where nobody has to be notified. */
  async function saveOnto(onto: EditBase) {
    const after = trimmed(texts)
    if (!movesSession(onto.before, after)) return write(onto, false)
    setPending(true)
    const booked = await countBooked(training).catch((error: unknown) => {
      if (settleRefusal(error)) return null
      refuse(serverMessage(error) ?? 'Änderungen konnten nicht gespeichert werden.')
      return null
    })
    setPending(false)
    if (booked === null) return
    const words = recipientTexts(booked)
    if (words === null) return write(onto, false)
    setBase(onto)
    setConflict(null)
    setWarning({ words, booked })
  }

  async function save() {
    const after = trimmed(texts)
    if (after.date === '' || after.time === '') return refuse('Der Text darf nicht leer sein.')
    if (hasValues(base.before, after)) return finish()
    const sentence = problemOf(subject, after)
    if (sentence !== null) return refuse(sentence)
    await saveOnto(base)
  }

  return {
    texts,
    type,
    problem,
    isPending,
    save: () => void save(),
    cancel: () => {
      if (!isPending) finish()
    },
    warning: warning && {
      words: warning.words,
      confirm: () => void write(base, warning.booked.confirmed + warning.booked.bookers > 0),
      refuse: () => setWarning(null),
    },
    conflict: conflict && {
      current: conflict,
      mine: trimmed(texts),
      onTakeTheirs: finish,
      onSaveMine: () => void saveOnto(baseOf(conflict)),
      onGoOn: () => {
        const next = baseOf(conflict)
        setBase(next)
        keep(texts, next)
        setConflict(null)
      },
    },
  }
}

/** The unsaved draft, or else the values of the page. */
function startWith({ date, time, version }: Training, id: string) {
  const draft = readDraft(id)
  const base: EditBase = draft
    ? { before: sessionTexts(draft.before), version: draft.version }
    : { before: { date, time }, version }
  return { base, texts: draft ? sessionTexts(draft.typed) : base.before }
}

function baseOf({ values, version }: CurrentValues): EditBase {
  return { before: sessionTexts(values), version }
}

function sessionTexts({ date, time }: Readonly<Record<string, unknown>>): SessionTexts {
  return { date: String(date ?? ''), time: String(time ?? '') }
}

function trimmed({ date, time }: SessionTexts): SessionTexts {
  return { date: date.trim(), time: time.trim() }
}

function countBooked({ id, dateId }: Training): Promise<BookedSeats> {
  const path = `/api/admin/trainings/${encodeURIComponent(id)}/booked${dateId ? `?dateId=${dateId}` : ''}`
  return readJson<BookedSeats>(browserFetch, path)
}
