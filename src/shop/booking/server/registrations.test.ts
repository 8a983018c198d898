import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { REGISTRATION_STATUSES } from '#shop/seats/domain/status.ts'
import { BOOKER, bookSeats, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { NO_BILLING_DETAILS } from '../domain/billing.ts'
import type { AttendeeRow, Registration } from '../domain/booking.ts'

test('staff see every registration with its participants, the newest first', async () => {
  const product = await lendTestProduct()
  await bookSeats(product, ownSeat('kurs-1-uhren'))
  product.clock.set('2026-11-20T10:00:00Z')
  const newer = await bookSeats(product, ownSeat('kurs-3-drachen'), colleaguesSeat('kurs-4-pilze'))

  const { status, body } = await product.get<Registration[]>(
    '/api/admin/registrations',
    await product.logIn(),
  )

  expect(status).toBe(200)
  expect(body).toHaveLength(2)
  expect(body[0]).toMatchObject({
    id: newer.id,
    reference: newer.reference,
    createdAt: '2026-11-20T10:00:00.000Z',
    contactName: 'Sina Adler',
    contactEmail: BOOKER.email,
    company: BOOKER.company,
    packageName: '2 Karten',
    price: '206.00',
    priceType: 'early_bird',
    priceReason: '',
    discountCode: '',
    discountCents: 0,
    owedCents: 20_600,
    billing: NO_BILLING_DETAILS,
    status: 'pending',
    participants: [
      {
        attendeeId: expect.any(String),
        name: 'Sina Adler',
        training: 'Drachen bauen',
        date: expect.any(String),
        dateId: expect.any(String),
        status: 'pending',
        isCancelled: false,
      },
      {
        attendeeId: expect.any(String),
        name: 'Jörg Weiß',
        training: 'Pilze finden',
        date: expect.any(String),
        dateId: expect.any(String),
        status: 'pending',
        isCancelled: false,
      },
    ],
  })
})

test('staff see every seat with its attendee, and by whom it was booked', async () => {
  const product = await lendTestProduct()
  await bookSeats(product, ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))

  const { body } = await product.get<AttendeeRow[]>('/api/admin/attendees', await product.logIn())

  expect(body).toHaveLength(2)
  expect(body[1]).toMatchObject({
    firstName: 'Jörg',
    lastName: 'Weiß',
    email: 'joerg@example.com',
    trainingId: 'kurs-3-drachen',
    trainingTitle: 'Drachen bauen',
    company: '',
    attendeeType: 'other',
    bookerName: 'Sina Adler',
    bookerEmail: BOOKER.email,
    packageName: '2 Karten',
  })
})

const changes = REGISTRATION_STATUSES.flatMap((from) =>
  REGISTRATION_STATUSES.map((to) => [from, to] as const),
)

test.each(changes)(
  'a registration goes from %s to %s, and the audit log tells who did it',
  async (from, to) => {
    const product = await lendTestProduct()
    const { id } = await bookSeats(product, ownSeat('kurs-1-uhren'))
    await product.pool.query('update registrations set status = $1', [from])

    const answer = await product.send(
      'PATCH',
      `/api/admin/registrations/${id}/status`,
      { status: to },
      await product.logIn(),
    )

    expect(answer).toMatchObject({ status: 200, body: { id, status: to } })
    const { rows } = await product.pool.query(
      `select actor, details from audit_log where action = 'registration.status_changed'`,
    )
    expect(rows).toEqual(
      from === to ? [] : [{ actor: 'chefin@example.com', details: { from, to } }],
    )
  },
)

test('a cancelled registration gives its seats back, and takes them again only while there are some', async () => {
  const product = await lendTestProduct()
  await product.pool.query(
    `update training_dates set capacity = 1 where training_id = 'kurs-3-drachen'`,
  )
  const first = await bookSeats(product, ownSeat('kurs-1-uhren'), ownSeat('kurs-3-drachen'))
  const session = await product.logIn()
  const setStatus = (id: string, status: string) =>
    product.send<Problem>('PATCH', `/api/admin/registrations/${id}/status`, { status }, session)

  await setStatus(first.id, 'cancelled')
  const second = await bookSeats(product, ownSeat('kurs-3-drachen'))
  const refused = await setStatus(first.id, 'confirmed')
  await setStatus(second.id, 'cancelled')
  const accepted = await setStatus(first.id, 'confirmed')

  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'registration.training_full',
    detail: '„Drachen bauen“ (Donnerstag, 21. Januar 2027) ist leider ausgebucht.',
  })
  expect(accepted.status).toBe(200)
  const { rows } = await product.pool.query(
    'select status from registrations order by created_at, status',
  )
  expect(rows.map((row) => row.status).sort()).toEqual(['cancelled', 'confirmed'])
})

test('many cancelled registrations that are restored at the same moment never take more seats than there are', async () => {
  const product = await lendTestProduct()
  const ids: string[] = []
  for (let index = 0; index < 12; index += 1)
    ids.push((await bookSeats(product, ownSeat('kurs-3-drachen'))).id)
  await product.pool.query(`update registrations set status = 'cancelled'`)
  await product.pool.query(
    `update training_dates set capacity = 5 where training_id = 'kurs-3-drachen'`,
  )
  const session = await product.logIn()

  const answers = await Promise.all(
    ids.map((id) =>
      product.send(
        'PATCH',
        `/api/admin/registrations/${id}/status`,
        { status: 'pending' },
        session,
      ),
    ),
  )

  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5)
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7)
})

test.each<[string, string, unknown, number, string]>([
  [
    'an unknown registration',
    '0b8f7c1e-5d7b-4b59-9a43-1f0d3d8b6a11',
    { status: 'confirmed' },
    404,
    'registration.not_found',
  ],
  ['an id that is none', 'zwölf', { status: 'confirmed' }, 404, 'registration.not_found'],
  [
    'an unknown status',
    '0b8f7c1e-5d7b-4b59-9a43-1f0d3d8b6a11',
    { status: 'paid' },
    422,
    'http.invalid',
  ],
  [
    'a status of the wrong type',
    '0b8f7c1e-5d7b-4b59-9a43-1f0d3d8b6a11',
    { status: 1 },
    422,
    'http.invalid',
  ],
])('a status change with %s is refused', async (_name, id, body, status, code) => {
  const product = await lendTestProduct()

  const answer = await product.send<Problem>(
    'PATCH',
    `/api/admin/registrations/${encodeURIComponent(id)}/status`,
    body,
    await product.logIn(),
  )

  expect(answer).toMatchObject({ status, body: { code } })
})
