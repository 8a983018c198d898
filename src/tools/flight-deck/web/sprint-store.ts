import { useEffect, useState, useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { EMPTY_SPRINT, type Sprint } from './sprint.ts'
import type { SprintChange } from './sprint-changes.ts'
import { parseEarlierLine, parseReplaced, parseSprint } from './stored-sprint.ts'

/** The sprint in local storage: it survives closing the tab, until the visitor starts over. */
const sprintStore = createBrowserStore<Sprint>({
  key: 'flight-deck',
  empty: EMPTY_SPRINT,
  parse: parseSprint,
  storage: () => localStorage,
})

/** A sprint that was deleted, or replaced by a file. It can be restored, also after a reload. */
const replacedSprint = createBrowserStore<Sprint | null>({
  key: 'flight-deck-replaced',
  empty: null,
  parse: parseReplaced,
  storage: () => localStorage,
})

const earlierLine = createBrowserStore({
  key: 'flight-deck-lines',
  empty: '',
  parse: parseEarlierLine,
  storage: () => localStorage,
})

/** Earlier versions stored the half-typed idea apart from the sprint. */
function takeEarlierLine() {
  const newIdea = earlierLine.read()
  if (newIdea) sprintStore.write({ ...sprintStore.read(), newIdea })
  earlierLine.clear()
}

/** The last removal of a part, as long as nothing else was changed since. */
interface Removal {
  readonly before: Sprint
  readonly after: Sprint
}

/** The sprint, its changes, and the undo of the last removal. Empty on the server and during hydration. */
export function useSprint() {
  const sprint = useSyncExternalStore(sprintStore.subscribe, sprintStore.read, () => EMPTY_SPRINT)
  const isStored = useSyncExternalStore(sprintStore.subscribe, sprintStore.isKept, () => true)
  const replaced = useSyncExternalStore(replacedSprint.subscribe, replacedSprint.read, () => null)
  const [removal, setRemoval] = useState<Removal>()
  const [replacedNow, setReplacedNow] = useState<Sprint>()
  useEffect(takeEarlierLine, [])
  // A page restored from the back/forward cache received no storage events meanwhile.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && sprintStore.reread()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  /** Replaces some parts. A function gets the sprint as it is by then. */
  const change = (change: SprintChange | ((sprint: Sprint) => SprintChange)) => {
    const before = sprintStore.read()
    const parts = typeof change === 'function' ? change(before) : change
    const after = { ...before, ...parts }
    const isChanged = (Object.keys(parts) as (keyof Sprint)[]).some(
      (part) => before[part] !== after[part],
    )
    if (isChanged) sprintStore.write(after)
    return { before, after }
  }

  /** Replaces everything. What was there can be restored. */
  const openSprint = (next: Sprint) => {
    const before = sprintStore.read()
    if (before !== EMPTY_SPRINT) {
      replacedSprint.write(before)
      setReplacedNow(before)
    }
    setRemoval(undefined)
    if (next === EMPTY_SPRINT) sprintStore.clear()
    else sprintStore.write(next)
  }

  const removed = removal?.after === sprint ? removal : undefined
  const undo = () => {
    if (removed) return sprintStore.write(removed.before)
    replacedSprint.clear()
    // What was entered since can be restored in turn.
    if (replaced) openSprint(replaced)
  }
  return {
    sprint,
    /** False while the browser does not store the sprint. */
    isStored,
    change: (parts: Parameters<typeof change>[0]) => void change(parts),
    /** A change that can be undone. */
    remove: (parts: SprintChange) => setRemoval(change(parts)),
    openSprint,
    /** What can be restored: a part, or the whole sprint that was here before. */
    restorable: removed ? ('part' as const) : replaced ? ('all' as const) : undefined,
    /** False where it was found in the storage, after a reload. */
    isRemovedNow: removed !== undefined || replaced === replacedNow,
    undo,
    /** What was replaced as a whole can no longer be restored. */
    forget: replacedSprint.clear,
  }
}
