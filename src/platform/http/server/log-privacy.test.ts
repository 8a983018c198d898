import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tokenOf, waitingListKeyOf } from '#shop/waiting-list/server/waiting-token.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import {
  aPerson,
  BOOKER,
  booking as bookingOf,
  colleaguesSeat,
  ownSeat,
} from '#tests/support/product/bookings.ts'
import { collectedLog } from '#tests/support/product/collected-log.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN, cookiesOf } from '#tests/support/product/test-settings.ts'

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
  const booked = await ask('POST', '/api/registrations', bookingOf(...seats))
  await ask('POST', '/api/registrations', { ...bookingOf(...seats), contactEmail: 'kaputt' })
  const person = aPerson('Ida Wartmann')
  const joined = await ask('POST', '/api/waiting-list', { ...person, trainingId: 'kurs-1-uhren' })
  const { rows: entries } = await product.pool.query<{ id: string }>(
    'select id from waiting_entries',
  )
  const token = tokenOf(await waitingListKeyOf(product.db), entries[0]?.id ?? '')
  const confirmed = await ask('POST', `/api/waiting-list/${token}/confirm`)
  await ask('GET', `/api/waiting-list/${token}`)
  await ask('GET', `/trainings/warteliste/${token}`)
  await ask('GET', `/trainings/anmeldung?warteliste=${token}`)
  const { addressOf, seatAddressOf, seatsOf, newContactAddressOf } = await bookerCalls(product)
  const { rows: registrations } = await product.pool.query<{ id: string }>(
    'select id from registrations',
  )
  const id = registrations[0]?.id ?? ''
  const [booking, seat] = [await addressOf(id), await seatAddressOf(id, 2)]
  const seatId = (await seatsOf(id))[1]?.id
  const newEmail = 'neue-adresse@example.com'
  const asked = await ask('PATCH', booking, { contactEmail: newEmail })
  const contact = await newContactAddressOf(id)
  for (const path of [
    booking,
    seat,
    `${booking}/calendar.ics`,
    `${booking}/attendees/${seatId}/calendar.ics`,
    `${booking}x`,
    `${seat}x`,
    ...[booking, contact, seat].map((call) =>
      call
        .replace('/api/bookings', '/buchung')
        .replace('contact', 'adresse')
        .replace('/api/seats', '/platz'),
    ),
  ])
    await ask('GET', path)
  await ask('POST', `${contact}x`)
  await ask('POST', '/api/bookings/links', { email: BOOKER.email })
  const linkTokens = [booking, seat, contact].map((address) => address.split('/').at(-1) ?? '')
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
    '/api/admin/privacy/find',
    '/api/admin/privacy/export',
    '/api/admin/privacy/erase',
  ])
    await ask('POST', path, { email }, { cookie })
  // Causes a fault whose query contains the values of a booking.
  await product.pool.query('alter table registrations drop column company cascade')
  const fault = await ask('POST', '/api/registrations', bookingOf(...seats))

  expect([joined.status, confirmed.status, asked.status]).toEqual([202, 200, 200])
  expect([booked.status, login.status, fault.status]).toEqual([201, 200, 500])
  const text = texts.join('\n')
  expect(text).toContain('a request failed')
  for (const word of [
    ...NAMES,
    'Wartmann',
    person.email,
    newEmail,
    token,
    ...linkTokens,
    ADMIN.email,
    VISITOR,
    '127.0.0.1',
  ])
    expect.soft(text.includes(word), word).toBe(false)
})
