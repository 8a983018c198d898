import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { ReadsParameters } from '../render/page-parameters.ts'
import { namesOneHost } from './host-header.ts'
import { httpErrors } from './http.errors.ts'
import { chooseRepresentation, type PageAnswer } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import { NON_PAGE_HEADERS } from './security-headers.ts'
import { hasMarker } from './session-cookies.ts'
import type { StaticFiles } from './static-files.ts'

interface DirectAnswersParts {
  pages: PageCache
  files: StaticFiles
  readsParameters: ReadsParameters
  clock: Clock
  log: Logger
  count: (route: string, method: string, status: number) => void
}

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
  const answer = (
    route: string,
    found: PageAnswer,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const { method = 'GET', url = '/' } = request
    const { status, headers, body } = chooseRepresentation(found, {
      acceptEncoding: request.headers['accept-encoding'] as string | undefined,
      ifNoneMatch: request.headers['if-none-match'],
      isStaff: hasMarker(request.headers.cookie),
      now: clock.now(),
    })
    response.writeHead(status, headers)
    response.end(method === 'HEAD' ? undefined : body)
    count(route, method, status)
    log.debug({ method, path: withoutQuery(url), status }, 'answered')
    return true
  }
  const refuse = ({ method = 'GET' }: IncomingMessage, response: ServerResponse) => {
    const problem = httpErrors.oddHost()
    response.writeHead(problem.status, {
      ...NON_PAGE_HEADERS,
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // The next request on this connection may belong to another client, if a proxy understood this one differently.
      Connection: 'close',
    })
    response.end(JSON.stringify(problem.toProblem()))
    count('odd host', method, problem.status)
    log.debug({ method, status: problem.status }, 'answered')
    return true
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!namesOneHost(request)) return refuse(request, response)
    const { method, url } = request
    if (!url || (method !== 'GET' && method !== 'HEAD')) return false
    const path = withoutQuery(url)
    const page = pages.fresh(path)
    if (page) {
      const search = url.slice(path.length)
      if (search && readsParameters(path, search)) return false
      return answer('cached page', page, request, response)
    }
    const file = files.get(path)
    return file ? answer('file', file, request, response) : false
  }
}

function withoutQuery(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
