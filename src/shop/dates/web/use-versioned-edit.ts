import { useState } from 'react'
import { ApiError } from '#platform/design/web/api.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { type DateBody, useEditDate } from './use-date-writes.ts'

/**
 * Saves changes of a date that are based on the version in which it was opened. When somebody else has changed it
 * since, the first attempt is refused with a message, and the next one saves.
 */
export function useVersionedEdit(date: PlannedDate) {
  const edit = useEditDate()
  const [version, setVersion] = useState(date.version)

  /**
   * Rejects with the server's error. Without a change it sends nothing.
   *
   * @param fingerprint of the mails that staff have seen
   */
  async function save(body: Partial<DateBody>, fingerprint?: string): Promise<void> {
    const changes = changesOf(date, body)
    if (Object.keys(changes).length === 0) return
    try {
      await edit.mutateAsync({ id: date.id, body: { ...changes, fingerprint }, version })
    } catch (error) {
      const current = error instanceof ApiError ? error.problem?.current : null
      if (current) setVersion(current.version)
      throw error
    }
  }

  return { save, isPending: edit.isPending }
}

/** Whether the session takes place at another time than before. */
export function isMoved(date: PlannedDate, body: Pick<DateBody, 'startsAt' | 'endsAt'>): boolean {
  return body.startsAt !== date.startsAt || body.endsAt !== date.endsAt
}

/** The fields that differ from the stored date; day and time always together. */
function changesOf(date: PlannedDate, body: Partial<DateBody>): Partial<DateBody> {
  const { startsAt, endsAt, ...others } = body
  const session = startsAt !== undefined && endsAt !== undefined ? { startsAt, endsAt } : null
  const changed = Object.entries(others).filter(
    ([name, value]) => date[name as keyof typeof others] !== value,
  )
  return { ...(session && isMoved(date, session) && session), ...Object.fromEntries(changed) }
}
