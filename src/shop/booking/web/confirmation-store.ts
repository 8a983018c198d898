import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { CONFIRMATION_KEY, type Confirmation } from './confirmation.ts'

/** The last booking of this tab, until the visitor closes it. */
export const confirmationStore = createBrowserStore<Confirmation | null>({
  key: CONFIRMATION_KEY,
  empty: null,
  parse: parseConfirmation,
})

/**
 * Reads a stored confirmation; null for data that this version cannot show. Checked without the schema library, because
 * the page does not load it.
 */
export function parseConfirmation(text: string): Confirmation | null {
  try {
    const value = JSON.parse(text) as Partial<Confirmation> | null
    const isWhole =
      typeof value?.reference === 'string' &&
      typeof value.email === 'string' &&
      typeof value.isMailHeld === 'boolean' &&
      typeof value.bookedAt === 'number' &&
      typeof value.packageName === 'string' &&
      typeof value.price?.gross === 'string' &&
      typeof value.rules?.paymentDays === 'number' &&
      typeof value.address === 'string' &&
      Array.isArray(value.trainings) &&
      value.trainings.every(({ attendees }) => Array.isArray(attendees))
    return isWhole ? (value as Confirmation) : null
  } catch {
    return null
  }
}

/** The last booking; null without one, on the server and during hydration. */
export function useConfirmation(): Confirmation | null {
  return useSyncExternalStore(confirmationStore.subscribe, confirmationStore.read, () => null)
}
