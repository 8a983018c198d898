import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { COMPANY_PAGES } from './company-site-pages.ts'
import { COMPETITORS } from './competitor-pages.ts'
import { HOSTILE_SITES } from './hostile-sites.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const MEGABYTE = 1024 * 1024

/** The bytes of a page in ISO 8859-15, where the euro sign has another code than in UTF-8 and windows-1252. */
const OLD_CHARSET = Buffer.from(
  '<html><head><title>B\xfcrobedarf M\xf6ller</title><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">' +
    '</head><body><h1>B\xfcrobedarf</h1><p>Wir liefern B\xfcrobedarf und Gru\xdfkarten in L\xfcbeck, schon ab 5 \xa4 frei Haus.</p></body></html>',
  'latin1',
)

/** "Мебель для школ" in windows-1251, which only the Content-Type header declares. */
const CYRILLIC = Buffer.concat([
  Buffer.from('<html><head><title>'),
  Buffer.from([0xcc, 0xe5, 0xe1, 0xe5, 0xeb, 0xfc]),
  Buffer.from('</title></head><body><h2>Services</h2><ul><li>'),
  Buffer.from([...'Мебель для школ'].map(windows1251)),
  Buffer.from('</li></ul></body></html>'),
])

function windows1251(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? code : code - 0x410 + 0xc0
}

/** The answers of each invented website, by host name: readable ones, and ones with problems. */
const SITES: Readonly<Record<string, Answer>> = {
  'kranich.example': (request, response) => {
    if (request.url === '/robots.txt') return text(response, 'User-agent: *\nDisallow: /intern/\n')
    const page = COMPANY_PAGES[request.url ?? '']
    if (page) return html(response, page)
    response.writeHead(404, HTML).end('<h1>Nicht gefunden</h1>')
  },
  'ohne-titel.example': (_request, response) =>
    html(
      response,
      '<p>Wir reparieren Fahrräder, Lastenräder und Anhänger in unserer kleinen Werkstatt am Hafen.</p>',
    ),
  'verboten.example': (_request, response) => text(response, 'User-agent: *\nDisallow: /\n'),
  'gestoert.example': (_request, response) => response.writeHead(503).end(),
  'riesig.example': (_request, response) =>
    html(
      response,
      `<h2>Leistungen</h2><ul><li>Dachbau</li></ul>${'<!-- Noch mehr. -->'.repeat((5 * MEGABYTE) / 19)}`,
    ),
  'bombe.example': (_request, response) => {
    response.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' })
    response.end(gzipSync(Buffer.alloc(64 * MEGABYTE, ' ')))
  },
  'tief.example': (_request, response) => html(response, '<div>'.repeat(300_000)),
  'kreisel.example': ({ url }, response) =>
    response.writeHead(302, { Location: url === '/a' ? '/b' : '/a' }).end(),
  'weiter.example': ({ url }, response) =>
    html(
      response,
      url === '/start'
        ? '<h2>Leistungen</h2><ul><li>Dachbau</li></ul>'
        : '<meta http-equiv="refresh" content="0; url=/start"><p>Einen Moment.</p>',
    ),
  'immer-weiter.example': ({ url }, response) =>
    url === '/b'
      ? response.writeHead(302, { Location: '/a' }).end()
      : html(response, '<meta http-equiv="refresh" content="0; url=/b">'),
  'nach-innen.example': (_request, response) =>
    html(response, '<meta http-equiv="refresh" content="0; url=http://127.0.0.1/">'),
  'nach-verboten.example': (_request, response) =>
    html(response, '<meta http-equiv="refresh" content="0; url=http://verboten.example/">'),
  // Begins to answer and does not continue, so the caller has to disconnect.
  'langsam.example': ({ url }, response) => {
    if (url === '/robots.txt') return notFound(response)
    response.writeHead(200, HTML).write('<title>Gleich')
  },
  'alt.example': (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(OLD_CHARSET),
  'kyrillisch.example': (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=windows-1251' }).end(CYRILLIC),
  'aufbau.example': (_request, response) =>
    html(response, '<title>Im Aufbau</title><h1>Hier entsteht eine neue Website</h1>'),
  'stumm.example': (_request, response) =>
    html(response, '<title>App</title><div id="root"></div><script src="/app.js"></script>'),
  'bild.example': (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'image/png' }).end('PNG'),
  'defekt.example': (_request, response) => response.writeHead(500, HTML).end('<h1>Oh</h1>'),
  ...HOSTILE_SITES,
}

/** These sites answer requests for robots.txt; the others answer 404. */
const WITH_ROBOTS = new Set([
  'kranich.example',
  'verboten.example',
  'gestoert.example',
  ...Object.keys(HOSTILE_SITES),
])

export type CompanySite = Awaited<ReturnType<typeof startCompanySite>>

/**
 * Starts the websites of invented companies on one port of this machine. The guarded fetch reaches them only through
 * `localSites(sites)`.
 */
export async function startCompanySite() {
  const asked: { host: string; path: string; userAgent: string }[] = []
  const waiting: ((answer: ServerResponse) => void)[] = []
  let state: 'now' | 'later' = 'now'
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').split(':')[0] ?? ''
    const path = request.url ?? '/'
    asked.push({ host, path, userAgent: request.headers['user-agent'] ?? '' })
    if (path !== '/robots.txt') waiting.shift()?.(response)
    const competitor = COMPETITORS[host]?.[state][path]
    if (competitor) return html(response, competitor)
    const answer = SITES[host]
    if (!answer || (path === '/robots.txt' && !WITH_ROBOTS.has(host))) return notFound(response)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** For `localSites`. */
    sites: {
      ...Object.fromEntries(
        [...Object.keys(SITES), ...Object.keys(COMPETITORS)].map((host) => [`${host}:80`, port]),
      ),
      // A name that exists, at which neither port 80 nor 443 answers.
      'unerreichbar.example:1': port,
    },
    /** From now on the competitors' websites say what they say later. */
    timePasses: () => {
      state = 'later'
    },
    /** Every request, in order of arrival. */
    asked,
    /** The response object of the next page that is requested; it is closed when the caller disconnects. */
    nextAnswer: () => new Promise<ServerResponse>((resolve) => waiting.push(resolve)),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function html(response: ServerResponse, page: string): void {
  response.writeHead(200, HTML).end(page)
}

function text(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'Content-Type': 'text/plain' }).end(body)
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, HTML).end('<h1>Nicht gefunden</h1>')
}
