import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  createGuardedFetch,
  type FetchedPage,
  type FetchPageOptions,
} from '#tools/website-reader/server/guarded-fetch.ts'
import { listenLocally } from '../servers/local-server.ts'
import { localSites } from './local-sites.ts'

export type Answer = (response: ServerResponse, request: IncomingMessage) => void

export const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

/**
 * Starts the website "firma.example" on this machine until the test ends, and a guarded fetch that reads it.
 *
 * @param pages the answer at each path; 404 elsewhere
 */
export async function startForeignSite(pages: Readonly<Record<string, Answer>>) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const [path = ''] = (request.url ?? '').split('?')
    const answer = pages[path]
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  })
  const { port, everyConnectionEnds } = await listenLocally(server)
  const sites = localSites({ 'firma.example:80': port })
  return {
    requests,
    everyConnectionEnds,
    read(
      url: string,
      { timeLimitMs, ...options }: Partial<FetchPageOptions> & { timeLimitMs?: number } = {},
    ): Promise<FetchedPage> {
      const limit = timeLimitMs === undefined ? {} : { timeLimitMs }
      const read = createGuardedFetch({
        userAgent: 'Test (+https://test.example)',
        ...sites,
        ...limit,
      })
      return read(url, {
        signal: new AbortController().signal,
        accept: ['text/html', 'application/xhtml+xml'],
        ...options,
      })
    },
  }
}

export function answerHtml(text: string): Answer {
  return (response) => response.writeHead(200, HTML).end(text)
}

/** A page with this Content-Encoding header. */
export function answerEncoded(encoding: string, body: Buffer): Answer {
  return (response) => response.writeHead(200, { ...HTML, 'Content-Encoding': encoding }).end(body)
}

export function answerRedirect(location: string, status = 302): Answer {
  return (response) => response.writeHead(status, { Location: location }).end('<p>gone')
}
