import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import type { WaitingAct } from './room-types.ts'
import { forgetDrafts } from './use-draft.ts'

/** The secrets of this browser, by room code. They say who somebody is in a room. */
const secrets = createBrowserStore<Readonly<Record<string, string>>>({
  key: 'flight-deck-rooms',
  empty: {},
  parse: (text) => parsed(text, {}),
  storage: () => localStorage,
})

/** The rooms that were led in this browser, by code: their former hosts are told who leads now. */
export const ledRooms = createBrowserStore<readonly string[]>({
  key: 'flight-deck-led-rooms',
  empty: [],
  parse: (text) => parsed(text, []),
  storage: () => localStorage,
})

/** The secret by which this browser is a member of the room; undefined where it has not joined. */
export function useSecret(code: string | null): string | undefined {
  return useSyncExternalStore(
    secrets.subscribe,
    () => (code === null ? undefined : secrets.read()[code]),
    () => undefined,
  )
}

export function keepSecret(code: string, secret: string): void {
  secrets.write({ ...secrets.read(), [code]: secret })
}

/** Forgets a room that is over, with what waited for it and what was typed. */
export function forgetRoom(code: string): void {
  const { [code]: _, ...others } = secrets.read()
  secrets.write(others)
  ledRooms.write(ledRooms.read().filter((one) => one !== code))
  waitingStore(code).clear()
  forgetDrafts(code)
}

/** The acts that wait to be sent to a room. */
export function waitingStore(code: string) {
  return createBrowserStore<readonly WaitingAct[]>({
    key: `flight-deck-room-${code}`,
    empty: [],
    parse: (text) => parsed(text, []),
    storage: () => localStorage,
  })
}

function parsed<Value>(text: string, empty: Value): Value {
  try {
    return JSON.parse(text) as Value
  } catch {
    return empty
  }
}
