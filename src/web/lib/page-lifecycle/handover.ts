import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { scriptJson } from './script-json.ts'

/** Data that a rendered page passes to its scripts for hydration. */
export interface Handover {
  /** The site's public origin. */
  publicUrl: string
  /**
   * The API data that the page's loaders read. Without the time of reading, so that the same page has the same HTML.
   */
  reads: readonly (readonly [key: QueryKey, data: unknown])[]
}

const ID = 'handover'

/** A script element with the data, for the end of the page's HTML. Browsers neither show nor run it. */
export function handoverElement(publicUrl: string, queryClient: QueryClient): string {
  const reads = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
  const handover: Handover = { publicUrl, reads }
  return `<script type="application/json" id="${ID}">${scriptJson(handover)}</script>`
}

/** In the browser: reads the data that the loaded page contains. */
export function takeHandover(): Handover {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '')
}
