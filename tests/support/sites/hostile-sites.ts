import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

const MEGABYTE = 1024 * 1024
const PAGE = '<title>Amsel</title><h2>Leistungen</h2><ul><li>Dachbau</li></ul>'

/**
 * A robots.txt with `count` lines for all user agents and as many rules. A parser that stores each pair needs `count`
 * squared entries.
 */
function pairs(count: number): string {
  return 'User-agent:*\n'.repeat(count) + 'Allow:/\n'.repeat(count)
}

/** A page of 1.5 MB with so many elements that parsing it takes more memory than a thread has, without deep nesting. */
export const HOSTILE_PAGE = `${PAGE}${'<p>a'.repeat(380_000)}`

interface HostileSite {
  robots?: string
  page?: string
}

/** Websites that are made to keep a reader busy or exhaust its memory, by host name. */
const TEXTS: Readonly<Record<string, HostileSite>> = {
  'robots-6000.example': { robots: pairs(6000) },
  'robots-90000.example': { robots: pairs(90_000) },
  'robots-stars.example': {
    robots: `User-agent: *\nDisallow: /${'*'.repeat(1.5 * MEGABYTE - 100)}b\n`,
  },
  'robots-wildcards.example': {
    robots: `User-agent: *\n${`Disallow: /${'*a'.repeat(500)}b\n`.repeat(2000)}`,
  },
  'nested.example': { page: '<div>'.repeat(300_000) },
  'nested-json.example': {
    page: `${PAGE}<script type="application/ld+json">${'['.repeat(140_000)}${']'.repeat(140_000)}</script>`,
  },
  'many-elements.example': { page: HOSTILE_PAGE },
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** The answers of each hostile website, compressed as an attacker would. */
export const HOSTILE_SITES: Readonly<Record<string, Answer>> = Object.fromEntries(
  Object.entries(TEXTS).map(([host, { robots = '', page = PAGE }]) => {
    const bodies = { robots: gzipSync(robots), page: gzipSync(page) }
    const answer: Answer = ({ url }, response) => {
      const isRobots = url === '/robots.txt'
      response.writeHead(200, {
        'Content-Type': isRobots ? 'text/plain' : 'text/html; charset=utf-8',
        'Content-Encoding': 'gzip',
      })
      response.end(isRobots ? bodies.robots : bodies.page)
    }
    return [host, answer]
  }),
)
