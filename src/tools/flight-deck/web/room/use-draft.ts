import { useState, useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { type Lines, parseLines } from '../line-store.ts'

const NO_LINES: Lines = {}

/** Texts of rooms that are typed and not sent yet. They survive a reload and a change of the step. */
const roomLines = createBrowserStore<Lines>({
  key: 'flight-deck-room-lines',
  empty: NO_LINES,
  parse: parseLines,
  storage: () => localStorage,
})

/**
 * Texts that are not sent yet, one for each part.
 *
 * @param place begins with the room's code, where the texts belong to a room
 * @param initial what the fields contain while nothing was typed
 */
export function useDrafts<Part extends string>(
  place: string,
  initial: Readonly<Record<Part, string>>,
) {
  const lines = useSyncExternalStore(roomLines.subscribe, roomLines.read, () => NO_LINES)
  const parts = Object.keys(initial) as Part[]
  const idOf = (part: Part) => `${place}-${part}`
  const typed = parts.map((part) => [part, lines[idOf(part)] ?? initial[part]] as const)
  return {
    texts: Object.fromEntries(typed) as Record<Part, string>,
    isTyped: parts.some((part) => lines[idOf(part)] !== undefined),
    write(part: Part, text: string) {
      const { [idOf(part)]: _, ...others } = roomLines.read()
      roomLines.write(text === initial[part] ? others : { ...others, [idOf(part)]: text })
    },
    clear: () => forgetLines((id) => parts.some((part) => id === idOf(part))),
  }
}

/** A single text that is not sent yet. */
export function useDraft(place: string, initial = '') {
  const { texts, write, clear } = useDrafts(place, { text: initial })
  return [texts.text, (text: string) => write('text', text), clear] as const
}

/** Forgets what was typed in a room. */
export function forgetDrafts(code: string): void {
  forgetLines((id) => id.startsWith(`${code}-`))
}

function forgetLines(isForgotten: (id: string) => boolean): void {
  const kept = Object.entries(roomLines.read()).filter(([id]) => !isForgotten(id))
  roomLines.write(Object.fromEntries(kept))
}

/**
 * A text of the room that is sent while it is typed. As long as somebody types in its field it stays as typed, whatever
 * the server answers. Otherwise it is the stored one, so that nobody sends an old text over what another has written.
 */
export function useWritten(stored: string) {
  const [typed, setTyped] = useState<string>()
  return { text: typed ?? stored, type: setTyped, leave: () => setTyped(undefined) }
}
