import { useEffect, useState, useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { lineStore } from './line-store.ts'
import { type ReplacedSprint, replacedSprint } from './replaced-sprint.ts'
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

/** The last removal of a part, as long as nothing else was changed since. */
interface Removal {
  readonly before: Sprint
  readonly after: Sprint
}

/** What can be restored. */
export interface Restorable {
  readonly what: 'part' | ReplacedSprint['how']
  /** False where it was found in the storage, after a reload. */
  readonly isNew: boolean
}

/** The sprint, its changes, and the undo of the last removal. Empty on the server and during hydration. */
export function useSprint() {
  const sprint = useSyncExternalStore(sprintStore.subscribe, sprintStore.read, () => EMPTY_SPRINT)
  const isStored = useIsStored()
  const replaced = useSyncExternalStore(replacedSprint.subscribe, replacedSprint.read, () => null)
  const [removal, setRemoval] = useState<Removal>()
  const [replacedNow, setReplacedNow] = useState<ReplacedSprint>()
  useEffect(followOtherTabs, [])

  /** Replaces everything. What was there can be restored. */
  const replace = (next: Sprint, how: ReplacedSprint['how']) => {
    const before = { how, sprint: sprintStore.read(), lines: lineStore.read() }
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
        replace(EMPTY_SPRINT, 'cleared')
        continue
      }
      const before = sprintStore.read()
      sprintStore.write(changedSprint(before, one))
      if (/^(remove|replace)-/.test(one.type)) setRemoval({ before, after: sprintStore.read() })
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
    replace(before.sprint, 'restored')
    lineStore.write(before.lines)
  }
  return {
    sprint,
    isStored,
    change,
    openSprint: (opened: Sprint) => replace(opened, 'opened'),
    removed: restorable(removed, replaced, replacedNow),
    undo,
    forget: replacedSprint.clear,
  }
}

function restorable(
  removed: Removal | undefined,
  replaced: ReplacedSprint | null,
  replacedNow: ReplacedSprint | undefined,
): Restorable | undefined {
  if (removed) return { what: 'part', isNew: true }
  return replaced ? { what: replaced.how, isNew: replaced === replacedNow } : undefined
}

/** False while the browser does not store the sprint. */
function useIsStored(): boolean {
  const isSprintKept = useSyncExternalStore(sprintStore.subscribe, sprintStore.isKept, () => true)
  const areLinesKept = useSyncExternalStore(lineStore.subscribe, lineStore.isKept, () => true)
  return isSprintKept && areLinesKept
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
