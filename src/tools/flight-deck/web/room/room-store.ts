import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { parsed } from '#tools/documents/domain/stored-values.ts'
import type { WaitingAct } from './room-types.ts'

type Texts = Readonly<Record<string, string>>
const NOTHING: Texts = {}

/** The secrets of this browser, by room code. They say who somebody is in a room. */
const secrets = createRoomStore('flight-deck-rooms', NOTHING)

/** Texts of rooms that are typed and not sent yet. They survive a reload and a change of the step. */
const typedTexts = createRoomStore('flight-deck-room-lines', NOTHING)

/** The acts that wait to be sent to a room. */
export function waitingStore(code: string) {
  return createRoomStore<readonly WaitingAct[]>(`flight-deck-room-${code}`, [])
}

/** The secret by which this browser is a member of the room; undefined where it has not joined. */
export function useSecret(code: string | null): string | undefined {
  const known = useSyncExternalStore(secrets.subscribe, secrets.read, () => NOTHING)
  return code === null ? undefined : known[code]
}

export function keepSecret(code: string, secret: string): void {
  secrets.write({ ...secrets.read(), [code]: secret })
}

/** Forgets a room that is over, with what waited for it and what was typed. */
export function forgetRoom(code: string): void {
  const { [code]: _, ...others } = secrets.read()
  secrets.write(others)
  waitingStore(code).clear()
  forgetTyped((id) => id.startsWith(`${code}-`))
}

/**
 * A text that is not sent yet.
 *
 * @param place begins with the room's code, where the text belongs to a room
 * @param initial what the field contains while nothing was typed
 */
export function useDraft(place: string, initial = '') {
  const typed = useSyncExternalStore(typedTexts.subscribe, typedTexts.read, () => NOTHING)
  const id = `${place}-text`
  const clear = () => forgetTyped((one) => one === id)
  const write = (text: string) => typedTexts.write({ ...typedTexts.read(), [id]: text })
  return [typed[id] ?? initial, write, clear] as const
}

function forgetTyped(isForgotten: (id: string) => boolean): void {
  const kept = Object.entries(typedTexts.read()).filter(([id]) => !isForgotten(id))
  typedTexts.write(Object.fromEntries(kept))
}

function createRoomStore<Value>(key: string, empty: Value) {
  const parse = (text: string) => (parsed(text) as Value | null) ?? empty
  return createBrowserStore({ key, empty, parse, storage: () => localStorage })
}
