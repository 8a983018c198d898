import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '../browser-store.ts'
import type { Confirmation } from './confirmation.ts'

/** The last booking of this tab, until the visitor puts it away. */
export const confirmationStore = createBrowserStore<Confirmation | null>({
  key: 'booking-confirmation',
  empty: null,
  parse: parseConfirmation,
})

/**
 * Reads a stored confirmation; null for what this version cannot show. Checked by hand, because the page that shows it
 * loads without the schema library.
 */
export function parseConfirmation(text: string): Confirmation | null {
  try {
    const value = JSON.parse(text) as Partial<Confirmation> | null
    const isWhole =
      typeof value?.reference === 'string' &&
      typeof value.email === 'string' &&
      Array.isArray(value.trainings) &&
      value.trainings.every(({ attendees }) => Array.isArray(attendees))
    return isWhole ? (value as Confirmation) : null
  } catch {
    return null
  }
}

/** The last booking; null on the server and while the page hydrates, as for everyone who has not booked. */
export function useConfirmation(): Confirmation | null {
  return useSyncExternalStore(confirmationStore.subscribe, confirmationStore.read, () => null)
}
