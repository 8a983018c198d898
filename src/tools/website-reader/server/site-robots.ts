import { type FetchPage, SiteError } from './guarded-fetch.ts'
import { ROBOTS_MAX_BYTES } from './robots-rules.ts'
import type { RobotsAnswer } from './site-thread-tasks.ts'
import type { SiteThreads } from './site-threads.ts'

/** Servers often declare the file as HTML; actual HTML contains no rules. */
const ACCEPT = ['text/plain', 'text/html', 'application/octet-stream']

/**
 * Reads the robots.txt of each origin once, before its first page. The file is parsed in the thread for external text,
 * again for each page, so that no parsed content is stored in the main thread.
 *
 * @param token the product's name in robots.txt
 * @returns the rules for a URL, or a SiteError where they cannot be read
 */
export function createRobots(deps: {
  fetchPage: FetchPage
  threads: SiteThreads
  token: string
  signal: AbortSignal
}) {
  const { threads, token, signal } = deps
  const known = new Map<string, Promise<Uint8Array>>()
  return async (url: string): Promise<RobotsAnswer> => {
    const { origin, pathname, search } = new URL(url)
    const file = known.get(origin) ?? readFile(origin, deps)
    known.set(origin, file)
    const body = await file
    if (body.length === 0) return { isAllowed: true, crawlDelay: 0 }
    return threads('robots', { body, token, path: pathname + search }, signal)
  }
}

/**
 * By RFC 9309: a missing file (4xx, or too many redirects) allows everything, like an empty one; of a large file, the
 * first 500 KiB count; and with a server error, or a request for less traffic, nothing is read.
 */
async function readFile(
  origin: string,
  { fetchPage, signal }: { fetchPage: FetchPage; signal: AbortSignal },
): Promise<Uint8Array> {
  try {
    const { status, body } = await fetchPage(`${origin}/robots.txt`, {
      signal,
      accept: ACCEPT,
      // One byte more, which shows that the file was cut.
      maxBytes: ROBOTS_MAX_BYTES + 1,
    })
    if (status >= 500 || status === 429) throw new SiteError('tools.site_error')
    return status >= 300 ? NO_FILE : body
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    if (error.code === 'tools.site_redirects' || error.code === 'tools.site_not_html')
      return NO_FILE
    throw error
  }
}

const NO_FILE = new Uint8Array()
