import { useState } from 'react'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { serverMessage } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { hasValues } from '#platform/editing/web/content-writes.ts'
import { dropDraft, readDraft, storeDraft } from '#platform/editing/web/edit-drafts.ts'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import type { MovePreview } from '#shop/dates/domain/date-move.ts'
import { isMoveOutdated, previewMove } from '#shop/dates/web/move-preview.ts'
import { recipientTexts } from '#shop/dates/web/recipient-texts.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { problemOf } from '#shop/trainings/web/editing/edit-problem.ts'
import { useSaveEdit } from '#shop/trainings/web/editing/save-edit.ts'
import { movesSession, type SessionTexts } from './session-texts.ts'

interface MoveWarning {
  preview: MovePreview
  /** Why the mails are shown again; null at first. */
  problem: string | null
}

interface EditBase {
  before: SessionTexts
  version: number
}

/** A training's date and time in an editor. The mails are shown before anything is saved. */
export function useSessionEditor(training: Training, id: string, onDone: () => void) {
  const place = location.pathname
  const subject = { kind: 'training', id: training.id, dateId: training.dateId } as const
  const [start] = useState(() => startWith(training, id))
  const [texts, setTexts] = useState<SessionTexts>(start.texts)
  const [base, setBase] = useState<EditBase>(start.base)
  const [problem, setProblem] = useState<string | null>(null)
  const [warning, setWarning] = useState<MoveWarning | null>(null)
  const [conflict, setConflict] = useState<CurrentValues | null>(null)
  const [isPending, setPending] = useState(false)
  const saveEdit = useSaveEdit()
  const handleSessionRefusal = useSessionRefusal()

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

  async function write(onto: EditBase, preview: MovePreview | null): Promise<void> {
    setPending(true)
    const outcome = await saveEdit(
      {
        subject,
        ...onto,
        after: trimmed(texts),
        ...(preview && { fingerprint: preview.fingerprint }),
      },
      // A mail with the new date cannot be undone.
      { canUndo: preview === null || preview.mails.length === 0 },
    )
    setPending(false)
    setConflict(outcome.kind === 'conflict' ? outcome.current : null)
    if (outcome.kind === 'failed' && isMoveOutdated(outcome.error))
      return ask(onto, serverMessage(outcome.error) ?? null)
    setWarning(null)
    if (outcome.kind === 'saved') finish()
  }

  /** Shows the mails before they are sent. Saves at once where nobody has a seat. */
  async function ask(onto: EditBase, why: string | null): Promise<void> {
    if (!training.dateId) return write(onto, null)
    setPending(true)
    const preview = await previewMove(training.dateId, trimmed(texts)).catch((error: unknown) => {
      if (!handleSessionRefusal(error))
        refuse(serverMessage(error) ?? 'Änderungen konnten nicht gespeichert werden.')
      return null
    })
    setPending(false)
    if (preview === null) return setWarning(null)
    if (recipientTexts(preview) === null) return write(onto, preview)
    setBase(onto)
    setConflict(null)
    setWarning({ preview, problem: why })
  }

  function saveOnto(onto: EditBase) {
    return movesSession(onto.before, trimmed(texts)) ? ask(onto, null) : write(onto, null)
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
      ...warning,
      onConfirm: () => void write(base, warning.preview),
      onCancel: () => setWarning(null),
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
