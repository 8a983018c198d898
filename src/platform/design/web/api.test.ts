import { expect, test } from 'vitest'
import { addressOf, call, isTemporary, OfflineError } from './api.ts'

const problem = (status: number) =>
  new Response(JSON.stringify({ status, code: 'dates.gone', detail: 'Das gibt es nicht mehr.' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  })
const html = (status: number) =>
  new Response('<title>WLAN im Hotel</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  })

async function failureOf(answer: () => Promise<Response>): Promise<unknown> {
  return call('GET', '/api/trainings', { fetch: answer }).then(
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
  ['what is no longer there', () => Promise.resolve(problem(404)), false],
  ['an invalid text', () => Promise.resolve(problem(422)), false],
])('after %s the same request may succeed later: %s', async (_, answer, expected) => {
  expect(isTemporary(await failureOf(answer))).toBe(expected)
})

test('an error that no answer caused counts as temporary, so that nothing is dropped for it', () => {
  expect(isTemporary(new OfflineError(null))).toBe(true)
  expect(isTemporary(new Error('unknown'))).toBe(true)
})

test('a value in the path of a call may contain any character', async () => {
  const asked: string[] = []
  const fetch = async (path: string) => {
    asked.push(path)
    return Response.json({})
  }
  const path = { reference: 'MF/1', token: 'ä' }

  await call('GET', '/api/bookings/{reference}/{token}', { path, fetch })

  expect(asked).toEqual(['/api/bookings/MF%2F1/%C3%A4'])
  expect(addressOf('/api/bookings/{reference}/{token}/calendar.ics', path)).toBe(
    '/api/bookings/MF%2F1/%C3%A4/calendar.ics',
  )
})

test('a call sends its search parameters, headers and body', async () => {
  const sent: unknown[] = []
  const fetch = async (path: string, init?: RequestInit) => {
    sent.push(path, init?.method, init?.headers, init?.body)
    return Response.json([])
  }

  await call('GET', '/api/admin/figures', { query: { from: '2026-01-01', to: undefined }, fetch })
  const body = { email: 'a@example.com' }
  await call('POST', '/api/bookings/links', { body, fetch })
  const path = { id: '1' }
  await call('DELETE', '/api/admin/dates/{id}', { path, fetch })

  expect(sent).toEqual([
    ...['/api/admin/figures?from=2026-01-01', 'GET', {}, undefined],
    ...[
      '/api/bookings/links',
      'POST',
      { 'Content-Type': 'application/json' },
      JSON.stringify(body),
    ],
    ...['/api/admin/dates/1', 'DELETE', {}, undefined],
  ])
})

test('the answer without content is undefined', async () => {
  const answer = call('DELETE', '/api/admin/dates/{id}', {
    path: { id: '1' },
    fetch: async () => new Response(null, { status: 204 }),
  })
  expect(await answer).toBeUndefined()
})
