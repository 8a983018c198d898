import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { ApiVariables } from '#platform/http/server/api-app.ts'
import { isPersonalAddress } from '#platform/http/server/personal-addresses.ts'

/** All pages of the site together read about thirty addresses. */
const MAX_READS = 200

/** The environment of a call that a page makes while it is rendered, see {@link clientOf}. */
export const READ_FOR_PAGE = { isReadForPage: true }

/** The client's network address; null for a call that a page makes while it is rendered, whoever its visitor is. */
export function clientOf(c: Context<ApiVariables>): string | null {
  return (c.env as Partial<typeof READ_FOR_PAGE> | undefined)?.isReadForPage
    ? null
    : c.get('clientAddress')
}

type Read = (path: string) => Promise<Response>

interface CachedRead {
  version: string
  answer: Promise<{ status: number; type: string; text: string }>
}

/**
 * Caches what pages read from the API for as long as pages themselves are cached. So a page that is rendered for one
 * request, or again after a change, needs no further reads. Concurrent reads of one address share one call.
 *
 * @param currentVersion identifies the current version of page content; null while it is unknown, and nothing is cached
 */
export function cacheReads(read: Read, currentVersion: () => string | null): Read {
  const cache = new LRUCache<string, CachedRead>({ max: MAX_READS })

  async function readWhole(path: string) {
    const response = await read(path)
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, type, text: await response.text() }
  }

  function keep(path: string, version: string): CachedRead {
    const entry = { version, answer: readWhole(path) }
    const remove = () => {
      if (cache.get(path) === entry) cache.delete(path)
    }
    cache.set(path, entry)
    entry.answer.then(({ status }) => {
      if (status !== 200) remove()
    }, remove)
    return entry
  }

  return async (path) => {
    const version = currentVersion()
    if (version === null || isPersonalAddress(path)) return read(path)
    const found = cache.get(path)
    const { answer } = found?.version === version ? found : keep(path, version)
    const { status, type, text } = await answer
    return new Response(text, { status, headers: { 'content-type': type } })
  }
}
