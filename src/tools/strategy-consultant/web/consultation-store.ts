import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { fileNameOf } from '#tools/documents/web/tool-document.ts'
import { type Consultation, EMPTY_CONSULTATION, parseConsultation, stored } from './consultation.ts'

const storeAt = (key: string) =>
  createBrowserStore<Consultation>({
    key,
    empty: EMPTY_CONSULTATION,
    parse: parseConsultation,
    storage: () => localStorage,
  })
const store = storeAt('strategy-consultation')
/** What was replaced or cleared last; it can be restored, also after a reload. */
const replacedStore = storeAt('strategy-consultation-replaced')

/** The consultation of this browser, in local storage. */
export const consultationStore = {
  read: store.read,
  update(changes: Partial<Consultation>) {
    store.write(stored({ ...store.read(), ...changes }))
  },
  replace(consultation: Consultation) {
    store.write(stored(consultation))
  },
}

/** False while the browser does not store the consultation. */
export function useIsStored(): boolean {
  return useSyncExternalStore(store.subscribe, store.isKept, () => true)
}

/** The replaced consultation, and how to set it. It has no facts where there is none. */
export function useReplacedConsultation() {
  const { subscribe, read, write, clear } = replacedStore
  const replaced = useSyncExternalStore(subscribe, read, () => EMPTY_CONSULTATION)
  const setReplaced = (consultation: Consultation | null) =>
    consultation?.sheet ? write(stored(consultation)) : clear()
  return [replaced, setReplaced] as const
}

/** The consultation; an empty one on the server and during hydration. */
export function useStoredConsultation(): Consultation {
  return useSyncExternalStore(store.subscribe, store.read, () => EMPTY_CONSULTATION)
}

/** The file that a consultation is saved to. */
export function consultationFile(consultation: Consultation) {
  return {
    tool: 'strategy-consultant' as const,
    fileName: fileNameOf('strategy-consultant', consultation.sheet?.name.text ?? ''),
    work: () => stored(consultation),
  }
}
