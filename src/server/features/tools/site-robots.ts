import { type FetchPage, SiteError } from './guarded-fetch.ts'
import { ROBOTS_MAX_BYTES } from './robots-rules.ts'
import type { RobotsAnswer } from './site-thread-tasks.ts'
import type { SiteThreads } from './site-threads.ts'

/** Servers often call the file HTML; what really is HTML holds no rules. */
const ACCEPT = ['text/plain', 'text/html', 'application/octet-stream']

/**
 * Asks each part of a website for its robots.txt once, when its first page is asked for. The file is taken apart in the
 * thread for strangers' text, anew for each page: what it says is not kept on this side.
 *
 * @param token the name by which robots.txt may address us
 * @returns what it says about an address, or a SiteError where it cannot be had
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
 * After RFC 9309: a file that is not there (4xx, or behind too many redirects) forbids nothing, as an empty one; of a
 * large one the first 500 KiB count; and where the server is in trouble or asks for less traffic, nothing is read.
 */
async function readFile(
  origin: string,
  { fetchPage, signal }: { fetchPage: FetchPage; signal: AbortSignal },
): Promise<Uint8Array> {
  try {
    const { status, body } = await fetchPage(`${origin}/robots.txt`, {
      signal,
      accept: ACCEPT,
      // One byte more, which tells that the file goes on.
      cutAfterBytes: ROBOTS_MAX_BYTES + 1,
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
