import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Clock } from '#platform/basics/server/clock.ts'
import { isTooLong } from '#platform/http/server/guards.ts'
import { namesOneHost } from '#platform/http/server/host-header.ts'
import { httpErrors } from '#platform/http/server/http.errors.ts'
import { chooseRepresentation, type SentAnswer } from '#platform/http/server/page-answer.ts'
import { NON_PAGE_HEADERS } from '#platform/http/server/security-headers.ts'
import { hasMarker } from '#platform/http/server/session-cookies.ts'
import type { PageCache } from './page-cache.ts'
import type { ReadsParameters } from './page-parts.ts'
import type { StaticFiles } from './static-files.ts'

interface DirectAnswersParts {
  pages: PageCache
  files: StaticFiles
  readsParameters: ReadsParameters
  clock: Clock
  log: Logger
  count: (route: string, method: string, status: number) => void
}

/** A 400 for a request that names no host, several, or a malformed one. */
const ODD_HOST = oddHostAnswer()

/**
 * Answers with a cached page, or a file of the build, before any framework code runs. These answers cannot fail, so
 * they are counted but logged at debug only: a log line would be a quarter of the work.
 *
 * Requests that name no host, several, or a malformed one are refused here, before other code sees them.
 *
 * @returns a function that answers a request for a page that is cached and current, or for a file, and returns whether
 * it has answered
 */
export function answerDirectly({
  pages,
  files,
  readsParameters,
  clock,
  log,
  count,
}: DirectAnswersParts) {
  const find = (path: string, search: string, now: Date) => {
    const page = pages.fresh(path, now)
    return page && search && readsParameters(path, search) ? null : (page ?? files.get(path))
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = 'GET', url = '/', headers } = request
    const searchAt = url.indexOf('?')
    const path = searchAt < 0 ? url : url.slice(0, searchAt)

    const send = (route: string, answer: SentAnswer) => {
      // Node.js sends no body in answer to HEAD.
      response.writeHead(answer.status, answer.headers).end(answer.body)
      count(route, method, answer.status)
      log.debug({ method, path, status: answer.status }, 'answered')
      return true
    }

    if (!namesOneHost(request)) return send('odd host', ODD_HOST)
    // The app refuses an address that is too long, whatever its path.
    if (isTooLong(url) || (method !== 'GET' && method !== 'HEAD')) return false
    const now = clock.now()
    const found = find(path, url.slice(path.length), now)
    if (!found) return false
    const representation = chooseRepresentation(found, {
      acceptEncoding: headers['accept-encoding'] as string | undefined,
      ifNoneMatch: headers['if-none-match'],
      isStaff: hasMarker(headers.cookie),
      now,
    })
    return send(found.isHtml ? 'cached page' : 'file', representation)
  }
}

function oddHostAnswer(): SentAnswer {
  const problem = httpErrors.oddHost()
  const headers = {
    ...NON_PAGE_HEADERS,
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // The next request on this connection may belong to another client, if a proxy understood this one differently.
    Connection: 'close',
  }
  const body = Buffer.from(JSON.stringify(problem.toProblem()))
  return { status: problem.status, headers: Object.entries(headers), body }
}
