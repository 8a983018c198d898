import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { fixedClock } from '#platform/basics/server/clock.ts'
import { toPageAnswer } from '#platform/http/server/page-answer.ts'
import { freshFolder } from '#tests/support/programs/fresh-folder.ts'
import { answerDirectly } from './direct-answers.ts'
import { createPageCache } from './page-cache.ts'
import { readStaticFiles } from './static-files.ts'

const SCRIPT = 'export const answer = 42\n'.repeat(100)
const PAGE = '<p>Guten Tag</p>'

/** A server with a few built files and one cached page; everything else is "not ours". */
async function aServer() {
  const folder = await freshFolder('static-files')
  const client = path.join(folder, 'client')
  await mkdir(path.join(client, 'assets'), { recursive: true })
  await Promise.all([
    writeFile(path.join(folder, 'secret.txt'), 'secret'),
    writeFile(path.join(client, 'assets/entry-1a2b.js'), SCRIPT),
    writeFile(path.join(client, 'assets/entry-1a2b.js.br'), brotliCompressSync(SCRIPT)),
    writeFile(path.join(client, 'assets/entry-1a2b.js.gz'), gzipSync(SCRIPT)),
    writeFile(path.join(client, 'icon.png'), 'a picture'),
  ])
  const log = pino({ level: 'silent' })
  const clock = fixedClock('2026-11-21T10:00:30Z')
  const pages = createPageCache({
    make: async () =>
      toPageAnswer(
        { status: 200, html: [PAGE], headers: new Headers({ 'Content-Type': 'text/html' }) },
        {},
        Number.POSITIVE_INFINITY,
      ),
    isSubscribed: () => true,
    clock,
    log,
  })
  await pages.get('/')
  const counted: string[] = []
  const direct = answerDirectly({
    pages,
    files: readStaticFiles(client, { 'X-Content-Type-Options': 'nosniff' }),
    // Like a route that takes one parameter.
    readsParameters: (_path, search) => new URLSearchParams(search).has('training'),
    clock,
    log,
    count: (...what) => counted.push(what.join(' ')),
  })
  const server = createServer((incoming, answer) => {
    if (!direct(incoming, answer)) answer.writeHead(404).end('not ours')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  /** Requests exactly this path, which `fetch` would normalise. */
  const ask = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const asked = request({ host: '127.0.0.1', port, path: url, method, headers }).end()
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    if (!answer) throw new Error(`${url} was not answered.`)
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  }
  /** Sends these lines unchanged over a socket and returns the raw answer. */
  const send = async (...lines: string[]) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1')
    socket.end([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1')
    return (await socket.toArray()).join('')
  }
  return { ask, send, counted }
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)(
  'a script goes out to who takes "%s" as the build compressed it',
  async (accepted, coding, decode) => {
    const { ask } = await aServer()
    const { status, headers, body } = await ask('/assets/entry-1a2b.js', {
      'accept-encoding': accepted,
    })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      'content-length': String(body.length),
    })
    expect(headers['content-encoding']).toBe(coding)
    expect(decode(body).toString()).toBe(SCRIPT)
  },
)

test('a picture is what it is, for a day, and is not sent again to who has it', async () => {
  const { ask } = await aServer()
  const picture = await ask('/icon.png?v=2', { 'accept-encoding': 'br' })
  expect(picture.body.toString()).toBe('a picture')
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  })
  expect(picture.headers).not.toHaveProperty('content-encoding')

  const again = await ask('/icon.png', { 'if-none-match': String(picture.headers.etag) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers['cache-control']).toBe('public, max-age=86400')
})

test.each([
  [undefined, 'public'],
  ['administration=1; xadmin=1', 'public'],
  ['admin=1', 'private'],
  ['theme=dark; admin=1; __Host-morgenfalz.session_token=abc', 'private'],
])('who comes with the cookie %s is answered with a page that is %s', async (cookie, kind) => {
  const { ask } = await aServer()
  const { headers } = await ask('/', { ...(cookie && { cookie }) })
  expect(headers['cache-control']?.split(',')[0]).toBe(kind)
  expect('cdn-cache-control' in headers).toBe(kind === 'public')
  expect(headers.vary).toBe('Accept-Encoding, Cookie')
})

test('HEAD answers the same headers without the body', async () => {
  const { ask } = await aServer()
  for (const url of ['/', '/icon.png', '/assets/entry-1a2b.js']) {
    const whole = await ask(url)
    const head = await ask(url, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    for (const name of ['content-length', 'content-type', 'etag']) {
      expect(head.headers[name]).toBe(whole.headers[name])
    }
  }
})

test.each([
  '/secret.txt',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets',
  '/assets/',
  '/assets/entry-1a2b.js.br',
  '/icon.png/',
  '/none.png',
  '/?training=kurs-1-uhren',
  '/?utm_source=brief&training=kurs-1-uhren',
  '*',
])('nothing but the files of the build and cached pages is answered: %s', async (url) => {
  const { ask } = await aServer()
  const { status, body } = await ask(url)
  expect([status, body.toString()]).toEqual([404, 'not ours'])
})

test.each(['/?utm_source=brief', '/?n=1&n=2', '/?', '/?%'])(
  'a cached page is answered whatever its address adds that means nothing: %s',
  async (url) => {
    const { ask, counted } = await aServer()
    expect((await ask(url)).body.toString()).toBe(PAGE)
    expect(counted).toEqual(['cached page GET 200'])
  },
)

test('whoever asks for a part gets the whole, however the part is named', async () => {
  const { ask } = await aServer()
  for (const range of ['bytes=0-3', 'bytes=5-2', 'bytes=-3', 'bytes=99999-', 'bytes=a-b']) {
    const { status, body } = await ask('/icon.png', { range })
    expect([status, body.toString()]).toEqual([200, 'a picture'])
  }
})

test('other methods are for others; what was answered is counted', async () => {
  const { ask, counted } = await aServer()
  expect((await ask('/icon.png', {}, 'POST')).status).toBe(404)
  await ask('/')
  await ask('/icon.png', {}, 'HEAD')
  expect(counted).toEqual(['cached page GET 200', 'file HEAD 200'])
})

const ADDRESSES = ['/', '/icon.png', '/api/trainings']

test.each([
  ['two hosts', 'Host: example.org', 'Host: example.com'],
  ['the same host twice', 'Host: example.org', 'host: example.org'],
  ['an empty host', 'Host:'],
  ['an empty host with a port', 'Host: :80'],
  ['markup', 'Host: "><script>'],
  ['a user', 'Host: user@example.org'],
  ['a path', 'Host: example.org/path'],
  ['two hosts in one', 'Host: example.org, example.com'],
  ['a space inside', 'Host: example org'],
  ['letters outside of ASCII', 'Host: b\u00fccher.example'],
  ['no port behind its colon', 'Host: example.org:http'],
  ['a port that there is not', 'Host: example.org:65536'],
  ['a bracket that does not close', 'Host: [::1'],
  ['more than a name can have', `Host: ${'a'.repeat(300)}`],
  ['none at all in HTTP/1.1'],
])('a request with %s is a 400, whatever it asks for', async (_what, ...hosts) => {
  const { send } = await aServer()
  for (const address of ADDRESSES)
    expect(await send(`GET ${address} HTTP/1.1`, ...hosts)).toMatch(/^HTTP\/1\.1 400 /)
})

test('such a 400 runs nothing in a browser, ends the connection and is counted', async () => {
  const { send, counted } = await aServer()
  const answer = await send('GET / HTTP/1.1', 'Host: a', 'Host: b')
  expect(answer).toMatch(/^content-type: application\/problem\+json\r$/im)
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/im)
  expect(answer).toMatch(/^connection: close\r$/im)
  expect(answer).toContain('"code":"http.odd_host"')
  expect(counted).toEqual(['odd host GET 400'])
})

test.each([
  'localhost',
  'EXAMPLE.org:3000',
  'my_app',
  '127.0.0.1:80',
  '[2001:db8::1]:3000',
  'example.org.',
])('a request to %s is answered', async (host) => {
  const { send } = await aServer()
  expect(await send('GET / HTTP/1.1', `Host: ${host}`)).toContain(PAGE)
})

test('a probe in HTTP/1.0 needs no host', async () => {
  const { send } = await aServer()
  expect(await send('GET / HTTP/1.0')).toContain(PAGE)
})
