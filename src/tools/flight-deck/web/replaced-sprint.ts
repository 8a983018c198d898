import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { type Lines, parseLines } from './line-store.ts'
import type { Sprint } from './sprint.ts'
import { parseSprint } from './stored-sprint.ts'

/** A sprint that was deleted, or replaced by a file or by an earlier one. It can be restored, also after a reload. */
export interface ReplacedSprint {
  readonly how: 'cleared' | 'opened' | 'restored'
  readonly sprint: Sprint
  readonly lines: Lines
}

export const replacedSprint = createBrowserStore<ReplacedSprint | null>({
  key: 'flight-deck-replaced',
  empty: null,
  parse: parseReplaced,
  storage: () => localStorage,
})

/** Reads the stored sprint; null where there is none. */
export function parseReplaced(text: string): ReplacedSprint | null {
  try {
    const stored = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return null
    return {
      how: stored.how === 'opened' || stored.how === 'restored' ? stored.how : 'cleared',
      sprint: parseSprint(JSON.stringify(stored.sprint)),
      lines: parseLines(JSON.stringify(stored.lines ?? {})),
    }
  } catch {
    return null
  }
}
