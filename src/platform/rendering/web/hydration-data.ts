import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { scriptJson } from './script-json.ts'

/** Data that a rendered page passes to its scripts for hydration. */
export interface HydrationData {
  /** The site's public origin. */
  publicUrl: string
  /**
   * The API data that the page's loaders read. Without the time of reading, so that the same page has the same HTML.
   */
  reads: readonly (readonly [key: QueryKey, data: unknown])[]
}

const ID = 'hydrationData'

/** A script element with the data, for the end of the page's HTML. Browsers neither show nor run it. */
export function hydrationDataElement(publicUrl: string, queryClient: QueryClient): string {
  const reads = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
  const hydrationData: HydrationData = { publicUrl, reads }
  return `<script type="application/json" id="${ID}">${scriptJson(hydrationData)}</script>`
}

/** The data that one API path returned when the page was rendered. `Data` is the type of that response. */
export function readOf<Data>({ reads }: HydrationData, path: string): Data {
  const [, data] = reads.find(([[first]]) => first === path) ?? []
  return data as Data
}

/** In the browser: reads the data that the loaded page contains. */
export function readHydrationData(): HydrationData {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '')
}
