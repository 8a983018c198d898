import { useRef, useState } from 'react'
import type { FormRefusal } from './form-refusal.ts'

/** Why a form was refused. The count is new for each refusal, so that the summary takes the focus again. */
export type Refused<Refusal = FormRefusal> = Refusal & { count: number }

/**
 * Sends a form, one request at a time, and keeps why it was refused. What was typed stays where it is.
 *
 * @param initial a refusal that was there before
 */
export function useSend<Refusal extends object = FormRefusal>(initial: Refusal | null = null) {
  const [refusal, setRefusal] = useState<Refused<Refusal> | null>(
    initial && { ...initial, count: 0 },
  )
  const [isPending, setIsPending] = useState(false)
  const isUnderWay = useRef(false)

  function refuse(next: Refusal) {
    setRefusal((earlier) => ({ ...next, count: (earlier?.count ?? 0) + 1 }))
  }

  /** @param make the request; its result is why it was refused, null where it was done */
  async function send(make: () => Promise<Refusal | null>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPending(true)
    try {
      const next = await make()
      if (next) refuse(next)
      else setRefusal(null)
    } finally {
      isUnderWay.current = false
      setIsPending(false)
    }
  }

  return { refusal, isPending, send, refuse, clear: () => setRefusal(null) }
}
