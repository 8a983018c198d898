import { startTransition, useEffect, useRef, useState } from 'react'
import { notifications, notify } from '#platform/design/web/notifications.ts'
import type { FieldProblem } from './field-problems.ts'

/** Why a step was not accepted. */
export interface Refusal {
  /** The form's own rules, or the server. */
  by: 'form' | 'server'
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
  const shown = useRef<string>(undefined)

  useEffect(() => {
    if (!refusal) return undefined
    const { heading = 'Fehler', title, tone = 'error' } = refusal
    const variant = tone === 'error' ? 'destructive' : 'default'
    const notification = notify({ title: heading, description: title, variant })
    shown.current = notification
    return () => notifications.dismiss(notification)
  }, [refusal])

  function refuse(next: Omit<Refusal, 'count'>) {
    // The marked fields are painted first, then the summary and the notification: a phone needs a tenth of a second.
    startTransition(() => setRefusal((before) => ({ ...next, count: (before?.count ?? 0) + 1 })))
  }

  function clear() {
    setRefusal(null)
  }

  function dismiss() {
    if (shown.current !== undefined) notifications.dismiss(shown.current)
  }

  return { refusal, refuse, clear, dismiss }
}
