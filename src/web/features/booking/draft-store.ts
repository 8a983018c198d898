import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '../../lib/browser-store.ts'
import { type Draft, EMPTY_DRAFT, parseDraft } from './draft.ts'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The draft in memory, and a copy in session storage that survives a reload. */
export function createDraftStore(storage?: () => DraftStorage) {
  const store = createBrowserStore<Draft>({
    key: 'booking-draft',
    empty: EMPTY_DRAFT,
    parse: parseDraft,
    ...(storage && { storage }),
  })
  return {
    read: store.read,
    subscribe: store.subscribe,
    clear: store.clear,
    update(changes: Partial<Draft>) {
      store.write({ ...store.read(), ...changes })
    },
  }
}

export const draftStore = createDraftStore()

/** The draft; an empty one on the server and during hydration. */
export function useDraft(): Draft {
  return useSyncExternalStore(draftStore.subscribe, draftStore.read, () => EMPTY_DRAFT)
}
