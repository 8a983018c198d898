import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { localSites } from '#server/testing/local-sites.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const PAGE = '<title>Beispiel GmbH</title>'
const MEGABYTE = 1024 * 1024

type Answer = (response: ServerResponse, request: IncomingMessage) => void

test('a page is read, as a visitor who says who it is', async () => {
  const site = await startSite({ '/': html(PAGE) })
  const page = await site.read('http://firma.example/?seite=1#oben')
  expect(page).toEqual({
    url: 'http://firma.example/?seite=1',
    status: 200,
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

test('other languages and media types are asked for where the caller wants them', async () => {
  const robots: Answer = (response) =>
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('User-agent: *')
  const site = await startSite({ '/robots.txt': robots })
  const page = await site.read('http://firma.example/robots.txt', {
    accept: ['text/plain'],
    acceptLanguage: 'en',
  })
  expect(page.body.toString()).toBe('User-agent: *')
  expect(site.requests[0]?.headers).toMatchObject({ accept: 'text/plain', 'accept-language': 'en' })
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
  const site = await startSite({ '/': encoded(encoding, compress(text)) })
  expect((await site.read('http://firma.example/')).body.toString()).toBe(text)
})

test('a page whose compression lacks its end is read as far as it goes', async () => {
  const whole = gzipSync(PAGE)
  const site = await startSite({ '/': encoded('gzip', whole.subarray(0, -8)) })
  expect((await site.read('http://firma.example/')).body.toString()).toBe(PAGE)
})

test.each([
  ['what is no compression', encoded('gzip', Buffer.from(PAGE)), 'tools.site_error'],
  ['what is no Brotli', encoded('br', Buffer.from(PAGE)), 'tools.site_error'],
  ['one that was not asked for', encoded('zstd', Buffer.from(PAGE)), 'tools.site_error'],
  ['two at once', encoded('gzip, gzip', gzipSync(gzipSync(PAGE))), 'tools.site_error'],
  ['the name of a built-in', encoded('constructor', Buffer.from(PAGE)), 'tools.site_error'],
  ['a picture', typed('image/png'), 'tools.site_not_html'],
  ['a page that only begins like HTML', typed('text/htmlx'), 'tools.site_not_html'],
  ['no media type', typed(''), 'tools.site_not_html'],
])('%s ends the fetch', async (_what, answer, code) => {
  const site = await startSite({ '/': answer })
  await expect(site.read('http://firma.example/')).rejects.toMatchObject({ code })
})

test('an answer that is no success comes back without a body, whatever its type', async () => {
  const site = await startSite({
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
  const site = await startSite({
    '/': redirect('/eins/'),
    '/eins/': redirect('../zwei?a=b', 308),
    '/zwei': redirect('http://firma.example:80/drei#unten', 303),
    '/drei': html(PAGE),
  })
  const page = await site.read('http://firma.example/')
  expect(page).toMatchObject({ url: 'http://firma.example/drei', body: Buffer.from(PAGE) })
  expect(site.requests.map(({ url }) => url)).toEqual(['/', '/eins/', '/zwei?a=b', '/drei'])
})

test('a redirect in raw UTF-8 leads where its author meant', async () => {
  const site = await startSite({
    '/': (response) =>
      response.writeHead(301, { Location: Buffer.from('/über-uns').toString('latin1') }).end(),
    '/%C3%BCber-uns': html(PAGE),
  })
  const page = await site.read('http://firma.example/')
  expect(page.url).toBe('http://firma.example/%C3%BCber-uns')
})

test.each([
  ['a fourth', { '/': '/1', '/1': '/2', '/2': '/3', '/3': '/4' }],
  ['one to itself', { '/': '/' }],
  ['two to each other', { '/': '/1', '/1': '/' }],
])('%s redirect is one too many', async (_which, redirects) => {
  const site = await startSite(
    Object.fromEntries(Object.entries(redirects).map(([from, to]) => [from, redirect(to)])),
  )
  const reading = site.read('http://firma.example/')
  await expect(reading).rejects.toMatchObject({ code: 'tools.site_redirects' })
  expect(site.requests).toHaveLength(4)
})

test.each([
  ['5 MB, as it says before', typed('text/html', Buffer.alloc(5 * MEGABYTE))],
  ['5 MB without saying so', (response) => pour(response.writeHead(200, HTML), 5 * MEGABYTE)],
  ['a megabyte of compression that holds a gigabyte', encoded('gzip', gzipBomb())],
  [
    'compression that never ends and holds nothing',
    (response) => {
      response.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' })
      pour(response, 5 * MEGABYTE, Buffer.concat(Array.from({ length: 3000 }, () => gzipSync(''))))
    },
  ],
  ['headers of 64 kB', (r) => r.writeHead(200, { ...HTML, X: 'x'.repeat(65_536) }).end(PAGE)],
] satisfies [string, Answer][])('%s is too large', async (_what, answer) => {
  const site = await startSite({ '/': answer })
  const reading = site.read('http://firma.example/')
  await expect(reading).rejects.toMatchObject({ code: 'tools.site_too_large' })
  await site.everyConnectionEnds()
})

test('a page of just 2 MB is read, compressed or not', async () => {
  const body = Buffer.alloc(2 * MEGABYTE, 'x')
  const site = await startSite({
    '/': typed('text/html', body),
    '/gzip': encoded('gzip', gzipSync(body)),
  })
  expect((await site.read('http://firma.example/')).body).toHaveLength(2 * MEGABYTE)
  expect((await site.read('http://firma.example/gzip')).body).toHaveLength(2 * MEGABYTE)
})

test.each([
  ['never answers', () => undefined],
  [
    'sends its headers drop by drop',
    (_response, { socket }) => drip(socket, 'HTTP/1.1 200 OK\r\n'),
  ],
  ['sends nothing after its headers', (response) => response.writeHead(200, HTML).flushHeaders()],
  ['sends its body drop by drop', (response) => drip(response.writeHead(200, HTML), '<p>')],
  ['only promises an answer', (_response, { socket }) => drip(socket, EARLY_HINTS, EARLY_HINTS)],
] satisfies [string, Answer][])('a site that %s is too slow', async (_what, answer) => {
  const site = await startSite({ '/': answer })
  const reading = site.read('http://firma.example/', {}, { timeLimitMs: 300 })
  await expect(reading).rejects.toMatchObject({ code: 'tools.site_too_slow' })
  await site.everyConnectionEnds()
})

const EARLY_HINTS = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'

test('the time of a page counts its redirects', async () => {
  const site = await startSite({ '/': redirect('/slow'), '/slow': () => undefined })
  const reading = site.read('http://firma.example/', {}, { timeLimitMs: 300 })
  await expect(reading).rejects.toMatchObject({ code: 'tools.site_too_slow' })
})

test('a visitor who goes away ends the fetch, while the answer is awaited or read', async () => {
  for (const answer of [
    () => undefined,
    (r: ServerResponse) => drip(r.writeHead(200, HTML), 'x'),
  ]) {
    const asked = Promise.withResolvers<void>()
    const site = await startSite({
      '/': (response) => {
        answer(response)
        asked.resolve()
      },
    })
    const visitor = new AbortController()
    const reading = site.read('http://firma.example/', { signal: visitor.signal })
    asked.promise.then(() => visitor.abort(new Error('gone')))
    await expect(reading).rejects.toThrow('gone')
    await site.everyConnectionEnds()
  }
})

test('for a visitor who is gone already nothing is asked', async () => {
  const site = await startSite({ '/': html(PAGE) })
  const reading = site.read('http://firma.example/', {
    signal: AbortSignal.abort(new Error('gone')),
  })
  await expect(reading).rejects.toThrow('gone')
  expect(site.requests).toEqual([])
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
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => answer(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const read = createGuardedFetch({
    userAgent: 'Test',
    ...localSites({ 'firma.example:80': port }),
  })
  const reading = read('http://firma.example/', { signal: never(), accept: ['text/html'] })
  await expect(reading).rejects.toMatchObject({ code, message: code })
})

const TYPE = 'Content-Type: text/html\r\n'

test('a name that there is not and a port where nothing listens are told apart', async () => {
  const site = await startSite({})
  await expect(site.read('http://nirgends.example/')).rejects.toMatchObject({
    code: 'tools.site_unknown',
  })
  await expect(site.read('https://firma.example/')).rejects.toMatchObject({
    code: 'tools.site_unreachable',
  })
})

/** The website "firma.example" on this machine, until the test ends, and a way to read it. */
async function startSite(pages: Record<string, Answer>) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const [path = ''] = (request.url ?? '').split('?')
    const answer = pages[path]
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const sites = localSites({ 'firma.example:80': port })
  return {
    requests,
    read(url: string, options: Partial<Parameters<Read>[1]> = {}, parts = {}) {
      const read: Read = createGuardedFetch({
        userAgent: 'Test (+https://test.example)',
        ...sites,
        ...parts,
      })
      return read(url, {
        signal: never(),
        accept: ['text/html', 'application/xhtml+xml'],
        ...options,
      })
    },
    /** Nobody waits for the site any more; a test that leaves a connection open does not end. */
    async everyConnectionEnds() {
      const closed = (socket: Socket) =>
        new Promise<void>((resolve) => socket.once('close', () => resolve()))
      await Promise.all([...sockets].map(closed))
    },
  }
}

type Read = ReturnType<typeof createGuardedFetch>

function never(): AbortSignal {
  return new AbortController().signal
}

function html(text: string): Answer {
  return (response) => response.writeHead(200, HTML).end(text)
}

function typed(type: string, body = Buffer.from(PAGE)): Answer {
  const headers = { 'Content-Length': body.length, ...(type && { 'Content-Type': type }) }
  return (response) => response.writeHead(200, headers).end(body)
}

function encoded(encoding: string, body: Buffer): Answer {
  return (response) => response.writeHead(200, { ...HTML, 'Content-Encoding': encoding }).end(body)
}

function redirect(location: string, status = 302): Answer {
  return (response) => response.writeHead(status, { Location: location }).end('<p>gone')
}

/** Sends as much as the reader takes, up to a size. */
function pour(response: ServerResponse, bytes: number, chunk = Buffer.alloc(65_536, 'x')) {
  let sent = 0
  const more = () => {
    while (sent < bytes && !response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) return response.once('drain', more)
    }
    return response.end()
  }
  more()
}

/** Sends something and then a little more of it every few milliseconds, without end. */
function drip(to: ServerResponse | Socket, first: string, next = 'x') {
  to.write(first)
  const timer = setInterval(() => to.write(next), 10)
  to.once('close', () => clearInterval(timer))
  to.once('error', () => clearInterval(timer))
}

/** About a megabyte that becomes a gigabyte: members of a gzip file may follow each other. */
function gzipBomb(): Buffer {
  const member = gzipSync(Buffer.alloc(16 * MEGABYTE))
  return Buffer.concat(Array.from({ length: 64 }, () => member))
}
