import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { apiCallsOf } from '#tests/support/product/api-calls.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import { listening } from '#tests/support/servers/listening.ts'

const BOOKING = booking(ownSeat('kurs-1-uhren'))

test('every call that takes a body says how long it may be, and refuses a longer one', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  for (const { name, method, path, requestBody, 'x-max-body-bytes': most } of await apiCallsOf(
    product,
  )) {
    expect(most === undefined, name).toBe(requestBody === undefined)
    if (most === undefined) continue
    const tooLong = `{"a":"${'x'.repeat(most - 7)}"}`
    const answer = await product.send<Problem>(method, path, tooLong, session)
    expect(answer.status, name).toBe(413)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  }
})

test('the fullest edit that keeps the rules is not too long, in a script of three bytes a character', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const list = Array.from({ length: 30 }, () => '訓'.repeat(500))

  const { status } = await product.send(
    'PATCH',
    '/api/admin/trainings/kurs-1-uhren',
    {
      title: '訓'.repeat(200),
      subtitle: '訓'.repeat(5_000),
      description: '訓'.repeat(5_000),
      targetAudience: '訓'.repeat(5_000),
      outcome: '訓'.repeat(5_000),
      ...{ objectives: list, methods: list },
    },
    session,
  )

  expect(status).toBe(200)
})

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const json = JSON.stringify(BOOKING)
const withExtra = (extra: string) => `${json.slice(0, -1)},"extra":${extra}}`

const INVALID_BODIES = [
  ['another type', json, { 'Content-Type': 'text/plain' }, 415, 'http.not_json'],
  ['no type', json, { 'Content-Type': '' }, 415, 'http.not_json'],
  [
    'another encoding of letters',
    json,
    { 'Content-Type': 'application/json; charset=iso-8859-1' },
    415,
    'http.not_json',
  ],
  ['compression', gzipSync(json), { 'Content-Encoding': 'gzip' }, 415, 'http.encoded_body'],
  ['no end', json.slice(0, -1), {}, 400, 'http.malformed_json'],
  ['nothing', '', {}, 400, 'http.malformed_json'],
  [
    'letters in Latin-1',
    Buffer.from(json.replace('Sina', 'Zoë'), 'latin1'),
    {},
    400,
    'http.malformed_json',
  ],
  ['too many levels', withExtra(nested(32)), {}, 400, 'http.odd_json'],
  ['levels without end', withExtra(nested(20_000)), {}, 400, 'http.odd_json'],
  ['a prototype', withExtra('{"__proto__":{"isAdmin":true}}'), {}, 400, 'http.odd_json'],
] as const

test('an invalid body is refused with a problem code, and nothing is stored', async () => {
  const product = await lendTestProduct()
  for (const [what, body, headers, status, code] of INVALID_BODIES) {
    const answer = await product.request('/api/registrations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : Uint8Array.from(body),
    })
    expect(answer.status, what).toBe(status)
    expect(await answer.json()).toMatchObject({ code, detail: expect.stringMatching(/\.$/) })
  }
  expect(await product.count('registrations')).toBe(0)
})

test('a body may be nested as far as anybody needs, and name what JavaScript has a meaning for elsewhere', async () => {
  const product = await lendTestProduct()
  const body = withExtra(`{"constructor":${nested(30)}}`)
  const { status } = await product.send('POST', '/api/registrations', body, {
    'Content-Type': 'Application/JSON; charset="UTF-8"',
  })
  expect(status).toBe(201)
})

const OTHER_METHODS = [
  ['PUT', '/api/trainings', 405, 'HEAD, GET, OPTIONS'],
  ['DELETE', '/api/registrations', 405, 'POST, OPTIONS'],
  ['OPTIONS', '/api/trainings/kurs-1-uhren', 204, 'HEAD, GET, OPTIONS'],
  ['PATCH', '/api/gibt-es-nicht', 404, null],
  ['OPTIONS', '/api/gibt-es-nicht', 404, null],
] as const

test('an unsupported method is answered 405 with the allowed methods', async () => {
  const product = await lendTestProduct()
  for (const [method, path, status, allow] of OTHER_METHODS) {
    const answer = await product.request(path, { method })
    expect(answer.status, `${method} ${path}`).toBe(status)
    expect(answer.headers.get('allow')).toBe(allow)
  }
})

test('HEAD says what GET would, without the body', async () => {
  const product = await lendTestProduct()
  const answer = await product.request('/api/trainings', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.text()).toBe('')
})

test.each([
  '/api/trainings?q=',
  '/trainings?q=',
  '/',
  '/assets/',
  '/media/',
  '/healthz?',
  '/trainings/termine.ics?q=',
])('an address that is too long, %s…, is a 414', async (beginning) => {
  const product = await lendTestProduct()
  const { status, body } = await product.get<Problem>(beginning.padEnd(8_001, 'a'))
  expect(status).toBe(414)
  expect(body.code).toBe('http.address_too_long')
})

test('a client that disconnects in the middle of a body causes no error', async () => {
  const lines: { status?: number; level: number }[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
  const product = await startTestProduct({}, { log })
  const { fetch } = await product.startAnother()
  const { server, port } = await listening(fetch)

  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /api/registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"contactName":',
  )
  server.once('request', () => socket.destroy())

  const answered = await vi.waitUntil(() => lines.find(({ status }) => status !== undefined), {
    timeout: 10_000,
  })
  expect(answered.status).toBe(499)
  expect(lines.filter(({ level }) => level >= 50)).toEqual([])
})
