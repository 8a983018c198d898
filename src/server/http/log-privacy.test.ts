import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { collectedLog } from '#tests/support/product/collected-log.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN, cookiesOf } from '#tests/support/product/test-settings.ts'
import { tokenOf, waitingListKeyOf } from '../features/waiting-list/waiting-token.ts'

const VISITOR = '203.0.113.77'
const NAMES = [BOOKER.firstName, BOOKER.lastName, BOOKER.company, BOOKER.email, 'Jörg']

test('no line of the log holds names, mail addresses, network addresses or tokens, at any level', async () => {
  const { log, texts } = collectedLog('trace')
  const product = await startTestProduct(
    { TRUST_PROXY: '1', LIMIT_LOGINS_PER_ACCOUNT: '2' },
    { log },
  )
  const { fetch: answer } = await product.startAnother()
  const server = createServer(getRequestListener(answer)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await vi.waitUntil(() => server.listening, POLL_OPTIONS)
  const { port } = server.address() as AddressInfo
  const ask = (method: string, path: string, body?: unknown, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': VISITOR, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  const seats = [ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren')] as const
  const booked = await ask('POST', '/api/registrations', booking(...seats))
  await ask('POST', '/api/registrations', { ...booking(...seats), contactEmail: 'kaputt' })
  const person = { firstName: 'Ida', lastName: 'Wartmann', email: 'ida@example.com' }
  const joined = await ask('POST', '/api/waiting-list', { ...person, trainingId: 'kurs-1-uhren' })
  const { rows: entries } = await product.pool.query<{ id: string }>(
    'select id from waiting_entries',
  )
  const token = tokenOf(await waitingListKeyOf(product.db), entries[0]?.id ?? '')
  const confirmed = await ask('POST', `/api/waiting-list/${token}/confirm`)
  await ask('GET', `/api/waiting-list/${token}`)
  await ask('GET', `/trainings/warteliste/${token}`)
  await ask('GET', `/trainings/anmeldung?warteliste=${token}`)
  const login = await ask('POST', '/api/admin/login', ADMIN)
  for (const password of ['falsch-1', 'falsch-2', 'falsch-3'])
    await ask('POST', '/api/admin/login', { email: ADMIN.email, password })
  await product.logIn()
  const cookie = cookiesOf(login.headers)
  const read = [
    `/api/admin/registrations?q=${encodeURIComponent(BOOKER.lastName)}`,
    '/api/admin/registrations.csv',
    '/api/admin/attendees.csv',
    '/api/admin/audit-log',
    '/api/admin/mails',
  ]
  for (const path of read) expect((await ask('GET', path, undefined, { cookie })).status).toBe(200)
  const { email } = BOOKER
  for (const path of [
    '/api/admin/people/find',
    '/api/admin/people/export',
    '/api/admin/people/erase',
  ])
    await ask('POST', path, { email }, { cookie })
  // Causes a fault whose query contains the values of a booking.
  await product.pool.query('alter table registrations drop column company cascade')
  const fault = await ask('POST', '/api/registrations', booking(...seats))

  expect([joined.status, confirmed.status]).toEqual([202, 200])
  expect([booked.status, login.status, fault.status]).toEqual([201, 200, 500])
  const text = texts.join('\n')
  expect(text).toContain('a request failed')
  for (const word of [...NAMES, 'Wartmann', person.email, token, ADMIN.email, VISITOR, '127.0.0.1'])
    expect.soft(text.includes(word), word).toBe(false)
})
