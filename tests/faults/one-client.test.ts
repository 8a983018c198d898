import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { UNANSWERED_MAX } from '#platform/http/server/connection-turns.ts'
import { type RunningProduct, startBuiltProduct } from '../support/programs/running-product.ts'

const METRICS_TOKEN = 'metrics-of-this-test'
/** Bounds only what would otherwise take ten seconds to minutes. */
const SERVED_WITHIN_MS = 5_000
/** One proxy that reports its clients: the attacker and everybody else have addresses of their own. */
const HEAD = 'Host: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n'

let product: RunningProduct

beforeAll(async () => {
  product = await startBuiltProduct({
    DATA_DIR: '.cache/tests/one-client',
    TRUST_PROXY: '1',
    METRICS_TOKEN,
  })
}, 120_000)
afterAll(() => product.stop())

/** A connection that sends this and reads no answer. */
async function attack(sent: string): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(product.address)
  const socket = connect({ host: hostname, port: Number(port) }).pause()
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(sent)
  return { socket, closed }
}

async function askAsAnother(path: string): Promise<number> {
  const headers = { 'X-Forwarded-For': '192.0.2.2' }
  const signal = AbortSignal.timeout(SERVED_WITHIN_MS)
  const response = await fetch(product.address + path, { headers, signal })
  await response.arrayBuffer()
  return response.status
}

/** How many requests the product has answered so far, of all clients. */
async function countAnswers(): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
  const metrics = await (await fetch(`${product.address}/metrics`, { headers })).text()
  const counts = [...metrics.matchAll(/^http_requests_total\{.*\} (\d+)$/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

test.each([
  '/api/openapi.json',
  '/api/trainings',
  '/gibt-es-nicht',
  '/trainings',
  '/share/home-00000000.jpg',
])(
  'thousands of unread requests for %s on each of ten connections are not worked on, and others are served',
  async (path) => {
    await askAsAnother(path)
    const before = await countAnswers()
    const requests = `GET ${path} HTTP/1.1\r\n${HEAD}\r\n`.repeat(2_300)
    const attackers = await Promise.all(Array.from({ length: 10 }, () => attack(requests)))

    for (const asked of ['/trainings', '/api/trainings', '/']) {
      expect(await askAsAnother(asked)).toBe(200)
    }
    for (const { socket, closed } of attackers) {
      socket.resume()
      await closed
    }
    // Of others: three pages, what they read, and the metrics themselves.
    expect((await countAnswers()) - before).toBeLessThan(10 * UNANSWERED_MAX + 10)
  },
)

const POST = `POST /api/registrations HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n`
const LOGIN = JSON.stringify({ email: 'niemand@example.com', password: 'nicht das richtige' })

test.each([
  ['send no more of their body', 400, `${POST}Content-Length: 1000\r\n\r\n{`],
  ['send nothing', 1_000, ''],
  ['send a body of megabytes', 20, `${POST}Content-Length: 5000000\r\n\r\n${' '.repeat(5e6)}`],
  [
    'try passwords',
    100,
    `POST /api/admin/login HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: ${LOGIN.length}\r\n\r\n${LOGIN}`,
  ],
])('connections that %s keep nobody waiting', async (_what, connections, sent) => {
  await Promise.all(Array.from({ length: connections }, () => attack(sent)))

  for (const asked of ['/api/trainings', '/gibt-es-nicht', '/trainings']) {
    expect([200, 404]).toContain(await askAsAnother(asked))
  }
})

test('one client with hundreds of costly requests at once keeps no other waiting', async () => {
  const request = `GET /trainings/anmeldung?training=kurs HTTP/1.1\r\n${HEAD}\r\n`
  await Promise.all(Array.from({ length: 300 }, () => attack(request)))

  for (const asked of ['/api/trainings', '/trainings/anmeldung?training=kurs', '/trainings']) {
    expect(await askAsAnother(asked)).toBe(200)
  }
})
