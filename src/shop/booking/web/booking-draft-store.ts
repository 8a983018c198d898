import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { randomKey } from '#platform/design/web/random-key.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import type { HeldEntry } from '../domain/held-entry.ts'
import { type Draft, EMPTY_DRAFT, parseDraft } from './booking-draft.ts'
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
    reread: store.reread,
    clear: store.clear,
    update(changes: Partial<Omit<Draft, 'id'>>) {
      const draft = store.read()
      store.write({ ...draft, ...changes, id: draft.id || randomKey() })
    },
  }
}

export const draftStore = createDraftStore()

/** Replaces the date that the visitor came for by another one, in the slot that has it too. */
export function replaceDate(from: string, to: string): void {
  const { slots, preselected } = draftStore.read()
  const at = slots.findIndex(({ dateId }) => dateId === from)
  if (at === -1) return
  draftStore.update({
    slots: slots.map((slot, index) => (index === at ? { ...slot, dateId: to } : slot)),
    preselected: preselected === from ? to : preselected,
  })
}

const BOOKED = 'booked-drafts'

/** Gives the draft up, which is booked now, in this tab and in its copies. */
export function finishDraft(): void {
  const { id } = draftStore.read()
  draftStore.clear()
  const channel = new BroadcastChannel(BOOKED)
  channel.postMessage(id)
  channel.close()
}

/**
 * Gives the draft up when a copy of this tab has booked it, and reads it again when the browser shows a page that it
 * had kept.
 *
 * @param onShownAgain called before it is read again
 * @returns a function that stops it
 */
export function followDraft(onShownAgain: () => void): () => void {
  const channel = new BroadcastChannel(BOOKED)
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === draftStore.read().id) draftStore.clear()
  }
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    onShownAgain()
    draftStore.reread()
  }
  addEventListener('pageshow', show)
  return () => {
    channel.close()
    removeEventListener('pageshow', show)
  }
}

/** The draft; an empty one on the server and during hydration. */
export function useDraft(): Draft {
  return useSyncExternalStore(draftStore.subscribe, draftStore.read, () => EMPTY_DRAFT)
}

/** Fills the draft in for an offer of the waiting list, once. */
export function fillInHeldSeats(
  token: string,
  { entry, packages }: { entry: HeldEntry | null; packages: readonly Package[] },
): void {
  const held = heldSeatsOf(entry)
  if (!entry || !held) return
  const draft = draftForHeldSeats(draftStore.read(), { token, entry, held, packages })
  if (draft) draftStore.update(draft)
}
