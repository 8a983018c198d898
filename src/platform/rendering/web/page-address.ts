import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Search parameters to set; undefined removes one. */
export type SearchChanges = Readonly<Record<string, string | number | undefined>>

/** The address of the page with other search parameters. */
function addressWith(changes: SearchChanges): URL {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, String(value))
  }
  return url
}

/**
 * Adds an entry with other search parameters to the browser's history.
 * @param state is stored with the entry
 */
export function pushSearch(changes: SearchChanges, state: unknown = null): void {
  history.pushState(state, '', addressWith(changes))
  for (const listener of listeners) listener()
}

/** Replaces the search parameters of the present entry, which keeps its state. */
export function replaceSearch(changes: SearchChanges): void {
  history.replaceState(history.state, '', addressWith(changes))
  for (const listener of listeners) listener()
}

/** The search parameters of the address, as text; null on the server and while React hydrates. */
export function useSearchText(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  )
}

/** As the server reads them: a parameter that is given twice counts as absent. */
export function parametersOf(search: string): Record<string, string> {
  const params = new URLSearchParams(search)
  return Object.fromEntries([...params].filter(([name]) => params.getAll(name).length === 1))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}
