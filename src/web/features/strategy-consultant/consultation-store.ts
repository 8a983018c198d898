import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '../../lib/browser-store.ts'
import { type Consultation, EMPTY_CONSULTATION, parseConsultation, stored } from './consultation.ts'

const store = createBrowserStore<Consultation>({
  key: 'strategy-consultation',
  empty: EMPTY_CONSULTATION,
  parse: parseConsultation,
})

/** The consultation of this tab, in session storage. */
export const consultationStore = {
  read: store.read,
  clear: store.clear,
  update(changes: Partial<Consultation>) {
    store.write(stored({ ...store.read(), ...changes }))
  },
}

/** The consultation; an empty one on the server and during hydration. */
export function useStoredConsultation(): Consultation {
  return useSyncExternalStore(store.subscribe, store.read, () => EMPTY_CONSULTATION)
}
