import { useSyncExternalStore } from 'react'
import { type Draft, EMPTY_DRAFT, parseDraft } from './draft.ts'

const STORAGE_KEY = 'booking-draft'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The draft in memory, and a copy of it where it survives a reload. */
export function createDraftStore(storage: () => DraftStorage) {
  let draft: Draft | undefined
  const listeners = new Set<() => void>()

  function read(): Draft {
    draft ??= parseDraft(quietly(() => storage().getItem(STORAGE_KEY)) ?? null)
    return draft
  }

  function replace(next: Draft) {
    draft = next
    for (const listener of listeners) listener()
  }

  return {
    read,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    update(changes: Partial<Draft>) {
      replace({ ...read(), ...changes })
      quietly(() => storage().setItem(STORAGE_KEY, JSON.stringify(draft)))
    },
    clear() {
      replace(EMPTY_DRAFT)
      quietly(() => storage().removeItem(STORAGE_KEY))
    },
  }
}

/** A browser may refuse its storage, or have none left: the draft then lives as long as the page. */
function quietly<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

export const draftStore = createDraftStore(() => sessionStorage)

/** The draft; an empty one on the server and while the page hydrates. */
export function useDraft(): Draft {
  return useSyncExternalStore(draftStore.subscribe, draftStore.read, () => EMPTY_DRAFT)
}
