import { useState } from 'react'
import { notify } from '../../lib/notifications.ts'
import type { FieldProblem } from './rules.ts'

/** Why a step was not accepted, by its own rules or by the server. */
export interface Refusal {
  /** Another one for each refusal, so that the summary takes the focus again. */
  count: number
  title: string
  advice?: string | undefined
  problems: readonly FieldProblem[]
}

/** Keeps the last refusal of a step, and tells of each in a notification. */
export function useRefusal(initial: Omit<Refusal, 'count'> | null = null) {
  const [refusal, setRefusal] = useState<Refusal | null>(initial && { ...initial, count: 0 })

  function refuse(next: Omit<Refusal, 'count'>) {
    setRefusal((before) => ({ ...next, count: (before?.count ?? 0) + 1 }))
    notify({ title: 'Fehler', description: next.title, variant: 'destructive' })
  }

  return { refusal, refuse, forget: () => setRefusal(null) }
}
