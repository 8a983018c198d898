import { createServer as createTcpServer, type Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listenLocally } from '#tests/support/servers/local-server.ts'
import {
  type Answer,
  answerEncoded,
  answerHtml,
  answerRedirect,
  HTML,
  startForeignSite,
} from '#tests/support/sites/foreign-site.ts'
import { localSites } from '#tests/support/sites/local-sites.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

const PAGE = '<title>Beispiel GmbH</title>'
const MEGABYTE = 1024 * 1024

test('a page is read, as a visitor who says who it is', async () => {
  const site = await startForeignSite({ '/': answerHtml(PAGE) })
  const page = await site.read('http://firma.example/?seite=1#oben')
  expect(page).toEqual({
    url: 'http://firma.example/?seite=1',
    status: 200,
    redirects: 0,
    contentType: 'text/html; charset=utf-8',
    body: Buffer.from(PAGE),
  })
  expect(site.requests).toHaveLength(1)
  expect(site.requests[0]).toMatchObject({
    url: '/?seite=1',
    headers: {
      host: 'firma.example',
      connection: 'close',
      'user-agent': 'Test (+https://test.example)',
      accept: 'text/html, application/xhtml+xml',
      'accept-language': 'de, en;q=0.8',
      'accept-encoding': 'gzip, br',
    },
  })
  expect(site.requests[0]?.headers).not.toHaveProperty('cookie')
})

test('other media types are asked for where the caller wants them', async () => {
  const robots: Answer = (response) =>
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('User-agent: *')
  const site = await startForeignSite({ '/robots.txt': robots })
  const page = await site.read('http://firma.example/robots.txt', {
    accept: ['text/plain'],
  })
  expect(page.body.toString()).toBe('User-agent: *')
  expect(site.requests[0]?.headers).toMatchObject({ accept: 'text/plain' })
})

test.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['GZIP', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
  ['identity', (text: string) => Buffer.from(text)],
])('a page in %s is decompressed', async (encoding, compress) => {
  const text = 'Größe '.repeat(10_000)
  const site = await startForeignSite({ '/': answerEncoded(encoding, compress(text)) })
  expect((await site.read('http://firma.example/')).body.toString()).toBe(text)
})

test('a page whose compression lacks its end is read as far as it goes', async () => {
  const whole = gzipSync(PAGE)
  const site = await startForeignSite({ '/': answerEncoded('gzip', whole.subarray(0, -8)) })
  expect((await site.read('http://firma.example/')).body.toString()).toBe(PAGE)
})

test.each([
  ['what is no compression', answerEncoded('gzip', Buffer.from(PAGE)), 'tools.site_error'],
  ['what is no Brotli', answerEncoded('br', Buffer.from(PAGE)), 'tools.site_error'],
  ['one that was not asked for', answerEncoded('zstd', Buffer.from(PAGE)), 'tools.site_error'],
  ['two at once', answerEncoded('gzip, gzip', gzipSync(gzipSync(PAGE))), 'tools.site_error'],
  ['the name of a built-in', answerEncoded('constructor', Buffer.from(PAGE)), 'tools.site_error'],
  ['a picture', answerTyped('image/png'), 'tools.site_not_html'],
  ['a page that only begins like HTML', answerTyped('text/htmlx'), 'tools.site_not_html'],
  ['no media type', answerTyped(''), 'tools.site_not_html'],
])('%s ends the fetch', async (_what, answer, code) => {
  const site = await startForeignSite({ '/': answer })
  await expect(site.read('http://firma.example/')).rejects.toMatchObject({ code })
})

test('an answer that is no success comes back without a body, whatever its type', async () => {
  const site = await startForeignSite({
    '/404': (response) => response.writeHead(404, { 'Content-Type': 'image/png' }).end('nothing'),
    '/500': (response) => response.writeHead(500, HTML).end('x'.repeat(5 * MEGABYTE)),
    '/304': (response) => response.writeHead(304).end(),
    '/300': (response) => response.writeHead(302).end('no address'),
  })
  for (const [path, status] of [
    ['404', 404],
    ['500', 500],
    ['304', 304],
    ['300', 302],
  ] as const) {
    const page = await site.read(`http://firma.example/${path}`)
    expect(page).toMatchObject({ status, body: Buffer.alloc(0) })
  }
})

test('redirects are followed, relative and absolute ones, three of them', async () => {
  const site = await startForeignSite({
    '/': answerRedirect('/eins/'),
    '/eins/': answerRedirect('../zwei?a=b', 308),
    '/zwei': answerRedirect('http://firma.example:80/drei#unten', 303),
    '/drei': answerHtml(PAGE),
  })
  const page = await site.read('http://firma.example/')
  expect(page).toMatchObject({
    url: 'http://firma.example/drei',
    redirects: 3,
    body: Buffer.from(PAGE),
  })
  expect(site.requests.map(({ url }) => url)).toEqual(['/', '/eins/', '/zwei?a=b', '/drei'])
})

test.each([
  ['percent-encoded', '/%C3%BCber-uns'],
  ['in raw UTF-8', Buffer.from('/über-uns').toString('latin1')],
  ['in raw Latin-1', '/über-uns'],
])('a redirect %s leads where its author meant', async (_how, location) => {
  const site = await startForeignSite({
    '/': answerRedirect(location),
    '/%C3%BCber-uns': answerHtml(PAGE),
  })
  const page = await site.read('http://firma.example/')
  expect(page).toMatchObject({ url: 'http://firma.example/%C3%BCber-uns', status: 200 })
})

test.each([
  ['a fourth', { '/': '/1', '/1': '/2', '/2': '/3', '/3': '/4' }],
  ['one to itself', { '/': '/' }],
  ['two to each other', { '/': '/1', '/1': '/' }],
])('%s redirect is one too many', async (_which, redirects) => {
  const site = await startForeignSite(
    Object.fromEntries(Object.entries(redirects).map(([from, to]) => [from, answerRedirect(to)])),
  )
  const reading = site.read('http://firma.example/')
  await expect(reading).rejects.toMatchObject({ code: 'tools.site_redirects' })
  expect(site.requests).toHaveLength(4)
})

test.each([
  ['closes the connection at once', (socket: Socket) => socket.end(), 'tools.site_unreachable'],
  ['resets it', (socket: Socket) => socket.resetAndDestroy(), 'tools.site_unreachable'],
  ['speaks another protocol', (socket: Socket) => socket.end('SSH-2.0-x\r\n'), 'tools.site_error'],
  [
    'breaks off in the middle of a page',
    (socket: Socket) => socket.end(`HTTP/1.1 200 OK\r\n${TYPE}Content-Length: 99\r\n\r\n<p>`),
    'tools.site_unreachable',
  ],
  [
    'says two lengths',
    (socket: Socket) =>
      socket.end(`HTTP/1.1 200 OK\r\n${TYPE}Content-Length: 3\r\nContent-Length: 9\r\n\r\n<p>`),
    'tools.site_error',
  ],
])('a site that %s has a clear end', async (_what, answer, code) => {
  const server = createTcpServer((socket) => socket.once('data', () => answer(socket)))
  const { port } = await listenLocally(server)
  const read = createGuardedFetch({
    userAgent: 'Test',
    ...localSites({ 'firma.example:80': port }),
  })
  const reading = read('http://firma.example/', {
    signal: new AbortController().signal,
    accept: ['text/html'],
  })
  await expect(reading).rejects.toMatchObject({ code, message: code })
})

const TYPE = 'Content-Type: text/html\r\n'

test('an unknown host name and a closed port are distinguished', async () => {
  const site = await startForeignSite({})
  await expect(site.read('http://nirgends.example/')).rejects.toMatchObject({
    code: 'tools.site_unknown',
  })
  await expect(site.read('https://firma.example/')).rejects.toMatchObject({
    code: 'tools.site_unreachable',
  })
})

function answerTyped(type: string, body = Buffer.from(PAGE)): Answer {
  const headers = { 'Content-Length': body.length, ...(type && { 'Content-Type': type }) }
  return (response) => response.writeHead(200, headers).end(body)
}
