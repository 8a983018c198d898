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

/** The secret by which this browser is a member of the room; undefined where it has not joined. */
export function secretOf(code: string): string | undefined {
  return secrets.read()[code]
}

export function keepSecret(code: string, secret: string): void {
  secrets.write({ ...secrets.read(), [code]: secret })
}

/** Forgets a room that is over, with what waited for it and what was typed. */
export function forgetRoom(code: string): void {
  const { [code]: _, ...others } = secrets.read()
  secrets.write(others)
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
