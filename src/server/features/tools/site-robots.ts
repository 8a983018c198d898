import robotsParser from 'robots-parser'
import { type FetchPage, SiteError } from './guarded-fetch.ts'

/** What a website's robots.txt asks of us. */
export interface RobotsRules {
  /** False where the page is not to be read. */
  allows(url: string): boolean
  /** Seconds that are asked for between two pages; 0 where nothing is said. */
  crawlDelay: number
}

/** Servers often call the file HTML; what really is HTML holds no rules. */
const ACCEPT = ['text/plain', 'text/html', 'application/octet-stream']

/**
 * Reads the rules of each part of a website once, when its first page is asked for.
 *
 * @param token the name by which robots.txt may address us
 * @returns the rules for an address, or a SiteError where they cannot be had
 */
export function createRobots(deps: { fetchPage: FetchPage; token: string; signal: AbortSignal }) {
  const known = new Map<string, Promise<RobotsRules>>()
  return (url: string): Promise<RobotsRules> => {
    const { origin } = new URL(url)
    const rules = known.get(origin) ?? readRules(origin, deps)
    known.set(origin, rules)
    return rules
  }
}

/**
 * After RFC 9309: a file that is not there (4xx, or behind too many redirects) forbids nothing, and where the server is
 * in trouble or asks for less traffic, nothing is read.
 */
async function readRules(
  origin: string,
  { fetchPage, token, signal }: { fetchPage: FetchPage; token: string; signal: AbortSignal },
): Promise<RobotsRules> {
  const address = `${origin}/robots.txt`
  try {
    const { status, body } = await fetchPage(address, { signal, accept: ACCEPT })
    if (status >= 500 || status === 429) throw new SiteError('tools.site_error')
    if (status >= 300) return ALL_ALLOWED
    const robots = robotsParser(address, body.toString('utf8'))
    return {
      allows: (url) => robots.isAllowed(url, token) ?? true,
      crawlDelay: robots.getCrawlDelay(token) ?? 0,
    }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    if (error.code === 'tools.site_redirects' || error.code === 'tools.site_not_html') {
      return ALL_ALLOWED
    }
    if (error.code === 'tools.site_too_large') return NOTHING_ALLOWED
    throw error
  }
}

const ALL_ALLOWED: RobotsRules = { allows: () => true, crawlDelay: 0 }
const NOTHING_ALLOWED: RobotsRules = { allows: () => false, crawlDelay: 0 }
