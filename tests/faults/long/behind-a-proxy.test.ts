import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { Agent, buildConnector, FormData, fetch, type RequestInit, type Response } from 'undici'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { problemSchema } from '#platform/basics/domain/problem.ts'
import { startOwnPostgres } from '../../support/database/own-postgres.ts'
import { booking, ownSeat } from '../../support/product/bookings.ts'
import { ADMIN, cookiesOf } from '../../support/product/test-settings.ts'
import {
  logInAndChangePassword,
  NEW_PASSWORD,
  WITH_ADMIN,
} from '../../support/programs/admin-session.ts'
import { freshFolder, makeFolder } from '../../support/programs/fresh-folder.ts'
import { type RunningProduct, startBuiltProduct } from '../../support/programs/running-product.ts'
import { startHaproxy } from '../../support/servers/haproxy.ts'
import { LOCAL_CERTIFICATE } from '../../support/servers/local-certificate.ts'
import { startNginx } from '../../support/servers/nginx.ts'
import { findServer } from '../../support/servers/server-program.ts'

const BEHIND_A_PROXY = { PUBLIC_URL: 'https://firma.example', TRUST_PROXY: '1' }
const POLL_OPTIONS = { timeout: 30_000 }
const SECOND_PAGE = '/leistungen'
const PICTURE_MAX_BYTES = 10_000_000

const [haproxy, nginx] = [findServer('haproxy'), findServer('nginx')]
/** Each with a local network from which its visitors come. */
const PROXIES = [
  ...(nginx ? [['nginx', '127.0.1', nginx, startNginx] as const] : []),
  ...(haproxy ? [['HAProxy', '127.0.2', haproxy, startHaproxy] as const] : []),
]

describe.skipIf(PROXIES.length < 2)(
  'the examples of deploy/ (skipped where nginx and HAProxy are not installed; npm test fetches them as root on Debian)',
  () => {
    /** A website that the product can read. */
    let site: { port: number; holdSecondPage(): { isAsked(): boolean; release(): void } }
    let product: RunningProduct
    let cookie: string

    beforeAll(async () => {
      site = await startSite()
      product = await startBuiltProduct(
        {
          ...BEHIND_A_PROXY,
          ...WITH_ADMIN,
          DATA_DIR: await makeFolder('behind-a-proxy'),
          LIMIT_BOOKINGS_PER_MINUTE: '1',
        },
        { 'firma.example:80': site.port },
      )
      cookie = await logInAndChangePassword(product.address)
      return product.stop
    }, 120_000)

    test.each(PROXIES)(
      'behind %s limits count for each visitor, whatever they write into the header of it',
      async (_name, network, program, start) => {
        const { https } = await start(program, [product.address])
        const book = async (from: string, headers: Record<string, string> = {}) => {
          const { status } = await ask(https, '/api/registrations', {
            ...asJson(booking(ownSeat('kurs-1-uhren')), headers),
            from,
          })
          return status
        }
        expect(await book(`${network}.1`)).toBe(201)
        expect(await book(`${network}.1`, { 'X-Forwarded-For': '203.0.113.9' })).toBe(429)
        expect(await book(`${network}.2`)).toBe(201)
      },
    )

    test.each(PROXIES)(
      'behind %s a login works at every name of the site, its cookies are Secure, and other sites cannot use it',
      async (_name, _network, program, start) => {
        const { https } = await start(program, [product.address])
        const credentials = { email: ADMIN.email, password: NEW_PASSWORD }
        const logIn = (Origin: string, host?: string) =>
          ask(https, '/api/admin/login', { ...asJson(credentials, { Origin }), host })
        const answer = await logIn('https://firma.example')
        expect(answer.status).toBe(200)
        const cookies = answer.headers.getSetCookie()
        expect(cookies).toHaveLength(3)
        for (const one of cookies) expect(one).toMatch(/; Secure(;|$)/)
        const session = cookiesOf(answer.headers as unknown as Headers)
        const me = await ask(https, '/api/admin/me', { headers: { Cookie: session } })
        expect(me.status).toBe(200)

        expect((await logIn('https://www.firma.example', 'www.firma.example')).status).toBe(200)
        expect((await logIn('https://boese.example')).status).toBe(403)
      },
    )

    test.each(PROXIES)(
      'behind %s a picture of 10 MB is taken, and what one byte more is answered is the sentence of the product',
      async (_name, _network, program, start) => {
        const { https } = await start(program, [product.address])
        const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
          const body = new FormData()
          body.append('file', new Blob([bytes], { type: 'image/png' }), 'bild.png')
          return ask(https, '/api/admin/images', { method: 'POST', headers: { cookie }, body })
        }
        const picture = await largePicture()
        expect((await upload(picture)).status).toBe(201)
        const tooLarge = await upload(new Uint8Array(PICTURE_MAX_BYTES + 1))
        expect(tooLarge.status).toBe(413)
        expect(await tooLarge.json()).toMatchObject({
          code: 'image.too_large',
          detail: 'Das Bild darf höchstens 10 MB groß sein.',
        })
      },
    )

    test.each(PROXIES)(
      'behind %s the lines of a tool come while the next ones are still to be made',
      async (_name, _network, program, start) => {
        const { https } = await start(program, [product.address])
        const held = site.holdSecondPage()
        const wish = { url: 'http://firma.example/', language: 'de' }
        const answer = await ask(https, '/api/tools/site-readings', asJson(wish))
        let said = ''
        for await (const part of answer.body ?? []) {
          said += Buffer.from(part).toString()
          // The site sends its second page only now.
          if (said.includes('"page":2')) held.release()
        }
        expect(said).toContain('"type":"facts"')
        expect(held.isAsked()).toBe(true)
      },
    )

    test.each(PROXIES)('%s leads from http to https', async (_name, _network, program, start) => {
      const { http } = await start(program, [product.address])
      const answer = await ask(http, '/trainings?a=1')
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        'https://firma.example/trainings?a=1',
      ])
    })

    test('the product answers during an outage of the database and with one process; without any process the proxy answers', async () => {
      if (!nginx || !haproxy) throw new Error('skipped above')
      const postgres = await startOwnPostgres()
      onTestFinished(postgres.stop)
      const [one, two] = [await startOn(postgres.url), await startOn(postgres.url)]
      const addresses = [one.address, two.address]
      const { https: byHaproxy, checksOf } = await startHaproxy(haproxy, addresses)
      const { https: byNginx } = await startNginx(nginx, addresses)
      const book = (proxy: string) =>
        ask(proxy, '/api/registrations', asJson(booking(ownSeat('kurs-1-uhren'))))
      /** A proxy's answers to enough requests for each process to get two. */
      const fourOfEach = async (request: (proxy: string) => Promise<Response>) => {
        const answers = []
        for (const proxy of [byNginx, byHaproxy])
          for (let n = 0; n < 4; n += 1) answers.push(words(await request(proxy)))
        return [...new Set(await Promise.all(answers))]
      }
      const page = (proxy: string) => ask(proxy, '/')
      expect(await fourOfEach(page)).toEqual([PAGE])
      // These checks use HTTP/1.0 and send no Host header.
      for (const backend of ['pages', 'calls'])
        await expect.poll(() => checksOf(backend), POLL_OPTIONS).toEqual(BOTH_UP)

      await postgres.shutDown('fast')
      await expect.poll(() => checksOf('calls'), POLL_OPTIONS).toEqual(BOTH_DOWN)
      expect(await checksOf('pages')).toEqual(BOTH_UP)
      expect(await fourOfEach(page)).toEqual([PAGE])
      expect(await fourOfEach(book)).toEqual([
        '503, retry after 5, application/problem+json: http.database_away',
      ])

      await postgres.startAgain()
      await expect.poll(() => fourOfEach(book), POLL_OPTIONS).toEqual([BOOKED])
      await expect.poll(() => checksOf('calls'), POLL_OPTIONS).toEqual(BOTH_UP)
      await one.kill()
      expect(await fourOfEach(page)).toEqual([PAGE])
      expect(await fourOfEach(book)).toEqual([BOOKED])

      await two.kill()
      expect(await fourOfEach(page)).toEqual([
        '503, retry after 5, text/plain; charset=utf-8: Die Website ist gerade nicht erreichbar',
      ])
      await expect
        .poll(() => fourOfEach(book), POLL_OPTIONS)
        .toEqual(['503, retry after 5, application/problem+json: http.unreachable'])
    })
  },
)

const PAGE = '200, text/html; charset=UTF-8'
const BOOKED = '201, application/json'
const BOTH_UP = ['UP, L7OK', 'UP, L7OK']
const BOTH_DOWN = ['DOWN, L7STS', 'DOWN, L7STS']

/** A short summary of an answer. */
async function words(answer: Response): Promise<string> {
  const { status, headers } = answer
  const type = headers.get('content-type') ?? ''
  if (status < 300) return `${status}, ${type}`
  const body = await answer.text()
  const said = type.includes('json')
    ? problemSchema.parse(JSON.parse(body)).code
    : body.split('. ')[0]
  return `${status}, retry after ${headers.get('retry-after')}, ${type}: ${said}`
}

async function startOn(databaseUrl: string): Promise<RunningProduct> {
  const product = await startBuiltProduct({
    ...BEHIND_A_PROXY,
    DATABASE_URL: databaseUrl,
    DATA_DIR: await freshFolder('behind-proxies'),
    LOG_LEVEL: 'silent',
  })
  onTestFinished(product.stop)
  return product
}

interface AskOptions extends RequestInit {
  /** The requested Host. */
  host?: string | undefined
  /** The local address of the connection. */
  from?: string
}

/** @param proxy the proxy's address */
async function ask(
  proxy: string,
  path: string,
  { host = 'firma.example', from, ...init }: AskOptions = {},
): Promise<Response> {
  const { protocol, port } = new URL(proxy)
  const connect = buildConnector({ ca: LOCAL_CERTIFICATE })
  const way = {
    hostname: '127.0.0.1',
    port,
    servername: 'firma.example',
    localAddress: from ?? null,
  }
  const dispatcher = new Agent({
    connect: (options, done) => connect({ ...options, ...way }, done),
  })
  onTestFinished(() => dispatcher.destroy())
  return fetch(`${protocol}//${host}${path}`, { ...init, dispatcher, redirect: 'manual' })
}

function asJson(body: unknown, headers: Record<string, string> = {}) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

/** The largest upload that the product accepts, quick to process: a small picture followed by zeros. */
async function largePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 600, height: 400, channels: 3, background: '#c63' } as const
  const bytes = new Uint8Array(PICTURE_MAX_BYTES)
  bytes.set(await sharp({ create }).png().toBuffer())
  return bytes
}

async function startSite() {
  let gate = Promise.resolve()
  let asked = false
  const server = createServer(async ({ url }, answer) => {
    if (url === '/robots.txt') return answer.writeHead(404).end()
    if (url === SECOND_PAGE) {
      asked = true
      await gate
    }
    return answer
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(
        `<meta name="description" content="Wir bauen Pumpen für kleine Wasserwerke."><a href="${SECOND_PAGE}">Leistungen</a>`,
      )
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    holdSecondPage() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      asked = false
      return { isAsked: () => asked, release: resolve }
    },
  }
}
