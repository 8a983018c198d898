import type { ServerResponse } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
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
import { readBeginning } from './guarded-fetch-body.ts'

const PAGE = '<title>Beispiel GmbH</title>'
const MEGABYTE = 1024 * 1024

test.each([
  ['5 MB, as it says before', answerSized(5 * MEGABYTE), 1.5],
  ['5 MB without saying so', (response) => pour(response.writeHead(200, HTML), 5 * MEGABYTE), 1.5],
  ['5 MB, compressed', answerEncoded('gzip', gzipSync(Buffer.alloc(5 * MEGABYTE, 'x'))), 1.5],
  ['a megabyte of compression that holds a gigabyte', answerEncoded('gzip', gzipBomb()), 1.5],
  [
    'compression that never ends and holds nothing',
    (response) => {
      response.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' })
      pour(response, 5 * MEGABYTE, Buffer.concat(Array.from({ length: 3000 }, () => gzipSync(''))))
    },
    0,
  ],
] satisfies [string, Answer, number][])(
  'of %s the beginning is read',
  async (_what, answer, megabytes) => {
    const site = await startForeignSite({ '/': answer })
    const { body } = await site.read('http://firma.example/')
    expect(body).toHaveLength(megabytes * MEGABYTE)
    await site.everyConnectionEnds()
  },
)

test('headers of 64 kB are too large', async () => {
  const answer: Answer = (r) => r.writeHead(200, { ...HTML, X: 'x'.repeat(65_536) }).end(PAGE)
  const site = await startForeignSite({ '/': answer })
  const reading = site.read('http://firma.example/')
  await expect(reading).rejects.toMatchObject({ code: 'tools.site_too_large' })
  await site.everyConnectionEnds()
})

test('a page of just 1.5 MB is read, compressed or not', async () => {
  const body = Buffer.alloc(1.5 * MEGABYTE, 'x')
  const site = await startForeignSite({
    '/': answerSized(1.5 * MEGABYTE),
    '/gzip': answerEncoded('gzip', gzipSync(body)),
  })
  expect((await site.read('http://firma.example/')).body).toHaveLength(1.5 * MEGABYTE)
  expect((await site.read('http://firma.example/gzip')).body).toHaveLength(1.5 * MEGABYTE)
})

test('how much is read can be less; what is shorter is read whole', async () => {
  const site = await startForeignSite({ '/': answerHtml(PAGE), '/large': answerSized(MEGABYTE) })
  const limits = { maxBytes: 1000 }

  expect((await site.read('http://firma.example/', limits)).body.toString()).toBe(PAGE)
  expect((await site.read('http://firma.example/large', limits)).body).toHaveLength(1000)
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
  const site = await startForeignSite({ '/': answer })
  const reading = site.read('http://firma.example/', { timeLimitMs: 300 })
  await expect(reading).rejects.toMatchObject({ code: 'tools.site_too_slow' })
  await site.everyConnectionEnds()
})

const EARLY_HINTS = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'

test('a site that never agrees on an encryption is too slow', async () => {
  const silent = createServer((socket) => socket.resume())
  const { port, everyConnectionEnds } = await listenLocally(silent)
  const sites = localSites({ 'firma.example:443': port })
  const read = createGuardedFetch({ userAgent: 'Test', timeLimitMs: 300, ...sites })
  const reading = read('https://firma.example/', {
    signal: new AbortController().signal,
    accept: ['text/html'],
  })
  await expect(reading).rejects.toMatchObject({ code: 'tools.site_too_slow' })
  await everyConnectionEnds()
})

test('the time of a page counts its redirects', async () => {
  const site = await startForeignSite({ '/': answerRedirect('/slow'), '/slow': () => undefined })
  const reading = site.read('http://firma.example/', { timeLimitMs: 300 })
  await expect(reading).rejects.toMatchObject({ code: 'tools.site_too_slow' })
})

test('the fetch ends when the visitor disconnects, while the answer is awaited or read', async () => {
  for (const answer of [
    () => undefined,
    (r: ServerResponse) => drip(r.writeHead(200, HTML), 'x'),
  ]) {
    const asked = Promise.withResolvers<void>()
    const site = await startForeignSite({
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

test('nothing is requested for a visitor who has already disconnected', async () => {
  const site = await startForeignSite({ '/': answerHtml(PAGE) })
  const reading = site.read('http://firma.example/', {
    signal: AbortSignal.abort(new Error('gone')),
  })
  await expect(reading).rejects.toThrow('gone')
  expect(site.requests).toEqual([])
})

test.each([
  ['a failure', (response) => response.writeHead(500, HTML).write('<p>')],
  ['a redirect', (response) => response.writeHead(302, { Location: '/there' }).write('<p>')],
  ['a picture', (response) => response.writeHead(200, { 'Content-Type': 'image/png' }).write('x')],
] satisfies [string, Answer][])('%s that never ends is not waited for', async (_what, answer) => {
  const site = await startForeignSite({ '/': answer, '/there': answerHtml(PAGE) })
  await Promise.allSettled([site.read('http://firma.example/')])
  await site.everyConnectionEnds()
})

test('decompression stops at the limit, long before the end of what was sent', async () => {
  const bomb = gzipBomb()
  let taken = 0
  const source = Readable.from(
    (function* () {
      for (; taken < bomb.length; taken += 1024) yield bomb.subarray(taken, taken + 1024)
    })(),
    { objectMode: false, highWaterMark: 1024 },
  )
  const options = { encoding: 'gzip', maxBytes: MEGABYTE, signal: new AbortController().signal }
  expect(await readBeginning(source, options)).toHaveLength(MEGABYTE)
  expect(taken).toBeLessThan(bomb.length / 8)
  expect(source.destroyed).toBe(true)
})

/** A page whose size is announced in its headers. */
function answerSized(bytes: number): Answer {
  const headers = { ...HTML, 'Content-Length': bytes }
  return (response) => response.writeHead(200, headers).end(Buffer.alloc(bytes, 'x'))
}

/** Sends as fast as the reader reads, up to a size. */
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

/** Sends a beginning and then a little more every few milliseconds, without end. */
function drip(to: ServerResponse | Socket, first: string, next = 'x') {
  to.write(first)
  const timer = setInterval(() => to.write(next), 10)
  to.once('close', () => clearInterval(timer))
  to.once('error', () => clearInterval(timer))
}

/** About a megabyte that decompresses to a gigabyte: a gzip file may have several members. */
function gzipBomb(): Buffer {
  const member = gzipSync(Buffer.alloc(16 * MEGABYTE))
  return Buffer.concat(Array.from({ length: 64 }, () => member))
}
