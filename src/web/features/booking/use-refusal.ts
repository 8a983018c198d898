import { startTransition, useEffect, useRef, useState } from 'react'
import { notifications, notify } from '../../lib/notifications.ts'
import type { FieldProblem } from './rules.ts'

/** Why a step was not accepted, by its own rules or by the server. */
export interface Refusal {
  /** A new number for each refusal, so that the summary takes the focus again. */
  count: number
  /** The title of the notification; "Fehler" where absent. */
  heading?: string | undefined
  title: string
  advice?: string | undefined
  /** "news" for what is not an error, such as a new price. */
  tone?: 'error' | 'news' | undefined
  problems: readonly FieldProblem[]
}

/**
 * Stores the last refusal of a step and shows a notification of each. The notification is removed when the step is
 * accepted or left, or when `dismiss` is called because every problem is solved.
 */
export function useRefusal(initial: Omit<Refusal, 'count'> | null = null) {
  const [refusal, setRefusal] = useState<Refusal | null>(initial && { ...initial, count: 0 })
  const [initially] = useState(initial)
  const shown = useRef<string>(undefined)

  function showNotification({ heading = 'Fehler', title, tone = 'error' }: Omit<Refusal, 'count'>) {
    const variant = tone === 'error' ? 'destructive' : 'default'
    shown.current = notify({ title: heading, description: title, variant })
  }

  function dismiss() {
    if (shown.current !== undefined) notifications.dismiss(shown.current)
    shown.current = undefined
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the beginning and the end of the step count
  useEffect(() => {
    if (initially) showNotification(initially)
    return dismiss
  }, [initially])

  function refuse(next: Omit<Refusal, 'count'>) {
    // The marked fields are painted first: a phone needs a tenth of a second for them.
    startTransition(() => setRefusal((before) => ({ ...next, count: (before?.count ?? 0) + 1 })))
    showNotification(next)
  }

  function clear() {
    setRefusal(null)
    dismiss()
  }

  return { refusal, refuse, clear, dismiss }
}
