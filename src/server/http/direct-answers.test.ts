import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../../../tests/support/fresh-folder.ts'
import { fixedClock } from '../clock.ts'
import { answerDirectly } from './direct-answers.ts'
import { toPageAnswer } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'
import { readStaticFiles } from './static-files.ts'

const SCRIPT = 'export const answer = 42\n'.repeat(100)
const PAGE = '<p>Guten Tag</p>'

/** A build of a few files and a site of one page, which is kept; everything else is "not ours". */
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
  const pages = createPageCache({
    make: async () =>
      toPageAnswer(
        { status: 200, html: [PAGE], headers: new Headers({ 'Content-Type': 'text/html' }) },
        () => ({}),
      ),
    isHeard: () => true,
    clock: fixedClock('2026-11-21T10:00:30Z'),
    log,
  })
  await pages.get('/')
  const counted: string[] = []
  const direct = answerDirectly({
    pages,
    files: readStaticFiles(client, { 'X-Content-Type-Options': 'nosniff' }),
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
  /** Asks for exactly this path, however odd: `fetch` would put it right. */
  const ask = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const asked = request({ host: '127.0.0.1', port, path: url, method, headers }).end()
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    if (!answer) throw new Error(`${url} was not answered.`)
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  }
  return { ask, counted }
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

test('HEAD tells the same without the body', async () => {
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
  '/?page',
  '*',
])('nothing but the files of the build and kept pages is answered: %s', async (url) => {
  const { ask } = await aServer()
  const { status, body } = await ask(url)
  expect([status, body.toString()]).toEqual([404, 'not ours'])
})

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
  expect(counted).toEqual(['kept page GET 200', 'file HEAD 200'])
})
