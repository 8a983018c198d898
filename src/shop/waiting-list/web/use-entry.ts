import { useState } from 'react'
import { ApiError, call, serverMessage } from '#platform/design/web/api.ts'
import type { WaitingEntry } from '../domain/waiting-entry.ts'

/** What a person can do with an entry by one call. */
export type EntryAct = 'confirm' | 'decline' | 'leave'

/**
 * The entry, and the calls that change it, one at a time. A refused call reads the entry again: what the page showed was
 * out of date, such as an offer that has ended.
 */
export function useEntry(token: string, rendered: WaitingEntry) {
  const [entry, setEntry] = useState(rendered)
  const [pending, setPending] = useState<EntryAct | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const path = { token }

  async function act(name: EntryAct): Promise<void> {
    if (pending) return
    setPending(name)
    setProblem(null)
    try {
      setEntry(await call('POST', `/api/waiting-list/{token}/${name}`, { path }))
    } catch (error) {
      setProblem(serverMessage(error) ?? 'Das hat leider nicht geklappt. Bitte versuche es erneut.')
      if (error instanceof ApiError && error.status === 409) await readAgain()
    }
    setPending(null)
  }

  async function readAgain(): Promise<void> {
    try {
      setEntry(await call('GET', '/api/waiting-list/{token}', { path }))
    } catch {
      // The problem of the call is shown in any case.
    }
  }

  return { entry, pending, problem, act }
}
