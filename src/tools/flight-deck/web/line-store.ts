import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'

/** What is typed into the fields for new lines and not added yet, by the field's id. */
export type Lines = Readonly<Record<string, string>>

const NO_LINES: Lines = {}

/** In local storage: half-typed lines survive a reload and a change of the step. */
export const lineStore = createBrowserStore<Lines>({
  key: 'flight-deck-lines',
  empty: NO_LINES,
  parse: parseLines,
  storage: () => localStorage,
})

/** The state of the field for new lines with this id. */
export function useLine(id: string) {
  const lines = useSyncExternalStore(lineStore.subscribe, lineStore.read, () => NO_LINES)
  const onText = (text: string) => {
    const { [id]: _, ...others } = lineStore.read()
    lineStore.write(text ? { ...others, [id]: text } : others)
  }
  return { text: lines[id] ?? '', onText }
}

/** Reads stored lines; what is no text is left out. */
export function parseLines(text: string): Lines {
  try {
    const entries = Object.entries(JSON.parse(text) ?? {})
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return NO_LINES
  }
}
