import { useEffect, useState, useSyncExternalStore } from 'react'
import { createBrowserStore } from '../../lib/browser-store.ts'
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

/** The last removal, as long as nothing else was changed since. */
interface Removal {
  readonly isAll: boolean
  readonly before: Sprint
  readonly after: Sprint
}

/** The sprint, its changes, and the undo of the last removal. Empty on the server and during hydration. */
export function useSprint() {
  const sprint = useSyncExternalStore(sprintStore.subscribe, sprintStore.read, () => EMPTY_SPRINT)
  const [removal, setRemoval] = useState<Removal>()
  useEffect(followOtherTabs, [])

  const change = (...changes: readonly SprintChange[]) => {
    for (const one of changes) {
      const before = sprintStore.read()
      if (one.type === 'clear') sprintStore.clear()
      else sprintStore.write(changedSprint(before, one))
      if (one.type === 'clear' || /^(remove|replace)-/.test(one.type)) {
        setRemoval({ isAll: one.type === 'clear', before, after: sprintStore.read() })
      }
    }
  }
  const removed = removal && removal.after === sprint ? removal : undefined
  return {
    sprint,
    change,
    removed: removed && { isAll: removed.isAll },
    undo: () => removed && sprintStore.write(removed.before),
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
