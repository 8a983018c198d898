import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { scriptJson } from './script-json.ts'

/** What a rendered page hands over to the scripts that bring it to life. */
export interface Handover {
  /** The site's public origin. */
  publicUrl: string
  /** What its loaders read of the API. When is no part of it: the same page is to have the same text. */
  reads: readonly (readonly [key: QueryKey, data: unknown])[]
}

const ID = 'handover'

/** An element for the end of the page's HTML, which no browser shows or runs. */
export function handoverElement(publicUrl: string, queryClient: QueryClient): string {
  const reads = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
  const handover: Handover = { publicUrl, reads }
  return `<script type="application/json" id="${ID}">${scriptJson(handover)}</script>`
}

/** In the browser: what the page that it loaded hands over. */
export function takeHandover(): Handover {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '')
}
