import { startTransition, useEffect, useRef } from 'react'
import { notifications, notify } from '#platform/design/web/notifications.ts'
import { useSend } from '#platform/design/web/use-send.ts'
import type { FieldProblem } from './field-problems.ts'

/** Why a step was not accepted. */
export interface Refusal {
  /** The form's own rules, or the server. */
  by: 'form' | 'server'
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
export function useRefusal(initial: Refusal | null = null) {
  const { refusal, refuse: show, clear } = useSend(initial)
  const shown = useRef<string>(undefined)

  useEffect(() => {
    if (!refusal) return undefined
    const { heading = 'Fehler', title, tone = 'error' } = refusal
    const variant = tone === 'error' ? 'destructive' : 'default'
    const notification = notify({ title: heading, description: title, variant })
    shown.current = notification
    return () => notifications.dismiss(notification)
  }, [refusal])

  function refuse(next: Refusal) {
    // The marked fields are painted first, then the summary and the notification: a phone needs a tenth of a second.
    startTransition(() => show(next))
  }

  function dismiss() {
    if (shown.current !== undefined) notifications.dismiss(shown.current)
  }

  return { refusal, refuse, clear, dismiss }
}
