import { useSyncExternalStore } from 'react'
import type { Package } from '#domain/package/package.ts'
import type { WaitingEntry } from '#domain/waiting-list/waiting-entry.ts'
import { createBrowserStore } from '../../lib/browser-store.ts'
import { type Draft, EMPTY_DRAFT, parseDraft } from './draft.ts'
import { draftForHeldSeats, heldSeatsOf } from './held-seats.ts'

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

/** Fills the draft in for an offer of the waiting list, once. */
export function fillInHeldSeats(
  token: string,
  { entry, packages }: { entry: WaitingEntry | null; packages: readonly Package[] },
): void {
  const held = heldSeatsOf(entry)
  if (!entry || !held) return
  const draft = draftForHeldSeats(draftStore.read(), { token, entry, held, packages })
  if (draft) draftStore.update(draft)
}
