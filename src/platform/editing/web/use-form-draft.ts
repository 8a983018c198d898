import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { ApiError } from '#platform/design/web/api.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import { closeEditor, dropDraft, openEditor, readDraft, storeDraft } from './edit-drafts.ts'

/** The texts of a form's fields, by name. */
type Texts<Name extends string> = Readonly<Record<Name, string>>

interface FormDraftParts<Name extends string> {
  /** Unique, and stable over reloads. */
  id: string
  /** What is edited, for staff. */
  label: string
  /** The stored texts, and their version. */
  saved: { texts: Texts<Name>; version: number }
  /** Stores the texts. Rejects with the server's error. */
  save: (texts: Texts<Name>, version: number) => Promise<void>
}

interface Draft<Name extends string> {
  before: Texts<Name>
  version: number
  typed: Texts<Name>
}

interface Conflict {
  current: CurrentValues
}

/**
 * State of a form of several texts that are stored together. What is typed is kept as a draft until it is saved or
 * dropped, also over a reload and a new login. Where somebody else has stored other texts meanwhile, the caller shows
 * both versions.
 */
export function useFormDraft<Name extends string>(parts: FormDraftParts<Name>) {
  const { id, label, saved, save: send } = parts
  const place = useLocation({ select: ({ pathname }) => pathname })
  const [draft, setDraft] = useState(() => readDraft(id) as Draft<Name> | null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPending, setPending] = useState(false)
  const notifyFailure = useFailure()
  const typed = { ...saved.texts, ...draft?.typed }

  /** For what ends later than the render in which it began, such as an upload. */
  const latest = useRef(saved)
  useEffect(() => {
    latest.current = saved
  }, [saved])

  useEffect(() => {
    openEditor(id)
    return () => closeEditor(id)
  }, [id])

  function keep(next: Draft<Name>) {
    setDraft(next)
    storeDraft({ id, label, place, ...next })
  }

  function drop() {
    dropDraft(id)
    setDraft(null)
    setConflict(null)
  }

  /** A function is given what is typed by then: an upload may end after further typing. */
  function type(changed: Partial<Texts<Name>> | ((now: Texts<Name>) => Partial<Texts<Name>>)) {
    const stored = latest.current
    const last = readDraft(id) as Draft<Name> | null
    const now = { ...stored.texts, ...last?.typed }
    const next = { ...now, ...(typeof changed === 'function' ? changed(now) : changed) }
    const base = last ?? { before: stored.texts, version: stored.version }
    if (base.version === stored.version && isSame(next, stored.texts)) drop()
    else keep({ before: base.before, version: base.version, typed: next })
  }

  /** @returns whether the texts are stored */
  async function write(texts: Texts<Name>, version: number): Promise<boolean> {
    setPending(true)
    try {
      await send(texts, version)
      const now = readDraft(id) as Draft<Name> | null
      // What was typed meanwhile stays, as a change of what is stored now.
      if (now && !isSame(texts, now.typed))
        keep({ before: texts, version: version + 1, typed: now.typed })
      else drop()
      return true
    } catch (error) {
      const current = error instanceof ApiError ? error.problem?.current : undefined
      if (current) setConflict({ current })
      else notifyFailure(error, 'Die Änderung konnte nicht gespeichert werden.')
      return false
    } finally {
      setPending(false)
    }
  }

  return {
    typed,
    type,
    drop,
    isChanged: draft !== null,
    isPending,
    save: () => write(typed, draft?.version ?? saved.version),
    conflict: conflict && {
      ...conflict,
      mine: typed,
      onTakeTheirs: drop,
      onSaveMine: () => void write(typed, conflict.current.version),
      /** The person has seen both versions: the next save replaces the other one. */
      onGoOn: () => {
        keep({ before: saved.texts, version: conflict.current.version, typed })
        setConflict(null)
      },
    },
  }
}

function isSame<Name extends string>(one: Texts<Name>, other: Texts<Name>): boolean {
  return (Object.keys(one) as Name[]).every((name) => one[name] === other[name])
}
