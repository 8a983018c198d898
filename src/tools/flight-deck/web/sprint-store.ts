import { useEffect, useState, useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { type Lines, lineStore, parseLines } from './line-store.ts'
import { EMPTY_SPRINT, type Sprint } from './sprint.ts'
import { changedSprint, type SprintChange } from './sprint-changes.ts'
import { parseSprint } from './stored-sprint.ts'

const KEY = 'flight-deck'

/** The sprint in local storage: it survives closing the tab, until the visitor starts over. */
const sprintStore = createBrowserStore<Sprint>({
  key: KEY,
  empty: EMPTY_SPRINT,
  parse: parseSprint,
  storage: () => localStorage,
})

/** A sprint that was deleted, or replaced by a file. It can be restored, also after a reload. */
interface ReplacedSprint {
  readonly sprint: Sprint
  readonly lines: Lines
}

const replacedSprint = createBrowserStore<ReplacedSprint | null>({
  key: 'flight-deck-replaced',
  empty: null,
  parse: parseReplaced,
  storage: () => localStorage,
})

/** Reads the stored sprint that was replaced; null where there is none. */
export function parseReplaced(text: string): ReplacedSprint | null {
  try {
    const stored = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return null
    return {
      sprint: parseSprint(JSON.stringify(stored.sprint)),
      lines: parseLines(JSON.stringify(stored.lines ?? {})),
    }
  } catch {
    return null
  }
}

/** The last removal of a part, as long as nothing else was changed since. */
interface Removal {
  readonly before: Sprint
  readonly after: Sprint
}

/** What can be restored: a part, or a whole sprint. */
export interface Restorable {
  readonly what: 'part' | 'all'
  /** False where it was found in the storage, after a reload. */
  readonly isNew: boolean
}

/** The sprint, its changes, and the undo of the last removal. Empty on the server and during hydration. */
export function useSprint() {
  const sprint = useSyncExternalStore(sprintStore.subscribe, sprintStore.read, () => EMPTY_SPRINT)
  const isSprintKept = useSyncExternalStore(sprintStore.subscribe, sprintStore.isKept, () => true)
  const areLinesKept = useSyncExternalStore(lineStore.subscribe, lineStore.isKept, () => true)
  const replaced = useSyncExternalStore(replacedSprint.subscribe, replacedSprint.read, () => null)
  const [removal, setRemoval] = useState<Removal>()
  const [replacedNow, setReplacedNow] = useState<ReplacedSprint>()
  useEffect(followOtherTabs, [])

  /** Replaces everything. What was there can be restored. */
  const replace = (next: Sprint) => {
    const before = { sprint: sprintStore.read(), lines: lineStore.read() }
    if (before.sprint !== EMPTY_SPRINT || Object.keys(before.lines).length > 0) {
      replacedSprint.write(before)
      setReplacedNow(before)
    }
    setRemoval(undefined)
    if (next === EMPTY_SPRINT) sprintStore.clear()
    else sprintStore.write(next)
    lineStore.clear()
  }

  const change = (...changes: readonly SprintChange[]) => {
    for (const one of changes) {
      if (one.type === 'clear') {
        replace(EMPTY_SPRINT)
        continue
      }
      const before = sprintStore.read()
      const after = changedSprint(before, one)
      if (after === before) continue
      sprintStore.write(after)
      if (/^(remove|replace)-/.test(one.type)) setRemoval({ before, after })
    }
  }

  const removed = removal && removal.after === sprint ? removal : undefined
  const undo = () => {
    if (removed) {
      sprintStore.write(removed.before)
      return
    }
    const before = replacedSprint.read()
    if (!before) return
    replacedSprint.clear()
    // What was entered since can be restored in turn.
    replace(before.sprint)
    lineStore.write(before.lines)
  }
  const restorable: Restorable | undefined = removed
    ? { what: 'part', isNew: true }
    : replaced
      ? { what: 'all', isNew: replaced === replacedNow }
      : undefined
  return {
    sprint,
    isStored: isSprintKept && areLinesKept,
    change,
    openSprint: replace,
    removed: restorable,
    undo,
    forget: replacedSprint.clear,
  }
}

/**
 * The tool may be open twice, on its own page and embedded in a service page: neither overwrites changes of the other.
 */
function followOtherTabs() {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) sprintStore.reread()
  }
  // A page restored from the back/forward cache received no storage events meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sprintStore.reread()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
