import { expect, test } from 'vitest'
import { isTemporary, OfflineError, readJson } from './api.ts'

const problem = (status: number) =>
  new Response(JSON.stringify({ status, code: 'rooms.gone', detail: 'Das gibt es nicht mehr.' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  })
const html = (status: number) =>
  new Response('<title>WLAN im Hotel</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  })

async function failureOf(answer: () => Promise<Response>): Promise<unknown> {
  return readJson(answer, '/api/tools/rooms').then(
    () => Promise.reject(new Error('It was read')),
    (error: unknown) => error,
  )
}

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['the page of a captive portal, as 200', () => Promise.resolve(html(200)), true],
  ['the page of a captive portal, as 403', () => Promise.resolve(html(403)), true],
  ['the page of a proxy that does not find it', () => Promise.resolve(html(404)), true],
  ['an answer that breaks off', () => Promise.resolve(new Response('{"code": "AB')), true],
  ['a limit', () => Promise.resolve(problem(429)), true],
  ['a database that is away', () => Promise.resolve(problem(503)), true],
  ['a refusal', () => Promise.resolve(problem(409)), false],
  ['a room that is over', () => Promise.resolve(problem(404)), false],
  ['an invalid text', () => Promise.resolve(problem(422)), false],
])('after %s the same request may succeed later: %s', async (_, answer, expected) => {
  expect(isTemporary(await failureOf(answer))).toBe(expected)
})

test('an error that no answer caused counts as temporary, so that nothing is dropped for it', () => {
  expect(isTemporary(new OfflineError(null))).toBe(true)
  expect(isTemporary(new Error('unknown'))).toBe(true)
})
