import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { SELECTION_MAX } from '../domain/registration-selection.ts'

/** Ticked rows of a list, as the parameters of a message name them. */
export type ChosenRows = { attendeeIds: string[] } | { registrationIds: string[] }

/**
 * The rows that were ticked last for a message. In session storage, because an address is too short for them, and so
 * that they survive a reload.
 */
export const chosenRows = createBrowserStore<ChosenRows | null>({
  key: 'message-rows',
  empty: null,
  parse: parseChosenRows,
})

/** Reads the stored rows; null for those of an incompatible version. */
export function parseChosenRows(text: string): ChosenRows | null {
  try {
    const stored = JSON.parse(text) as { attendeeIds?: unknown; registrationIds?: unknown } | null
    const { attendeeIds, registrationIds } = stored ?? {}
    if (areIds(attendeeIds)) return { attendeeIds }
    return areIds(registrationIds) ? { registrationIds } : null
  } catch {
    return null
  }
}

function areIds(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= SELECTION_MAX &&
    value.every((id) => typeof id === 'string')
  )
}
