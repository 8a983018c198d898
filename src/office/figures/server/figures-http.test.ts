import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import type { Figures } from '../domain/figures.ts'

/** Stores a registration of one seat in "Uhren & Zeit", as booked at that instant. */
async function insertBooked(
  product: TestProduct,
  instant: string,
  { status = 'confirmed', price = '100.00', priceType = 'normal' } = {},
): Promise<void> {
  await product.pool.query(
    `with booked as (
       insert into registrations (reference, contact_name, contact_email, company, package_id, price, price_type, status, created_at)
       select 'MF-' || count(*), 'Sina Adler', 'sina@example.com', '', 'single', $2, $3, $4, $1 from registrations
       returning id)
     insert into attendees (registration_id, position, training_id, date_id, training_title, attendee_type, first_name, last_name, email)
     select booked.id, 1, training_id, d.id, '', 'booker', 'Sina', 'Adler', 'sina@example.com' from booked, training_dates d
     where training_id = 'kurs-1-uhren'`,
    [instant, price, priceType, status],
  )
}

async function readPeriod(product: TestProduct, period: string) {
  const { status, body } = await product.get<Figures & Problem>(
    `/api/admin/figures${period}`,
    await product.logIn(),
  )
  return { status, code: body.code, figures: body.period }
}

test('a product without registrations has figures, too', async () => {
  const product = await lendTestProduct()

  const { status, body } = await product.get<Figures>('/api/admin/figures', await product.logIn())

  expect(status).toBe(200)
  expect(body.registrations).toEqual({ pending: 0, confirmed: 0, cancelled: 0 })
  expect(body.seats).toHaveLength(4)
  expect(body.seats[0]).toMatchObject({ trainingId: 'kurs-1-uhren', taken: 0, capacity: 20 })
  expect(body.weeks).toHaveLength(12)
  expect(body.weeks[0]).toEqual({ monday: '2026-08-31', registrations: 0 })
  expect(body.weeks[11]).toEqual({ monday: '2026-11-16', registrations: 0 })
  expect(body.revenue).toContainEqual({ priceType: 'normal', registrations: 0, amount: '0.00' })
})

test('the figures count what is in force, by the weeks of Berlin and the prices that were agreed', async () => {
  const product = await lendTestProduct()
  const bookAt = async (instant: string, ...seats: Parameters<typeof booking>) => {
    product.clock.set(instant)
    const { body } = await product.send<{ id: string }>(
      'POST',
      '/api/registrations',
      booking(...seats),
    )
    return body.id
  }
  await bookAt('2026-11-15T22:59:00Z', ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren'))
  await bookAt('2026-11-15T23:01:00Z', ownSeat('kurs-3-drachen'))
  const cancelled = await bookAt('2026-11-18T10:00:00Z', ownSeat('kurs-3-drachen'))
  await product.pool.query(`update registrations set status = 'cancelled' where id = $1`, [
    cancelled,
  ])

  const { body } = await product.get<Figures>('/api/admin/figures', await product.logIn())

  expect(body.registrations).toEqual({ pending: 2, confirmed: 0, cancelled: 1 })
  expect(Object.fromEntries(body.seats.map((seat) => [seat.trainingId, seat.taken]))).toEqual({
    'kurs-1-uhren': 2,
    'kurs-2-brot': 0,
    'kurs-3-drachen': 1,
    'kurs-4-pilze': 0,
  })
  expect(body.weeks.slice(-2)).toEqual([
    { monday: '2026-11-09', registrations: 1 },
    { monday: '2026-11-16', registrations: 1 },
  ])
  const { rows } = await product.pool.query(
    `select sum(price)::text as amount from registrations where status <> 'cancelled'`,
  )
  expect(body.revenue.find(({ priceType }) => priceType === 'early_bird')).toEqual({
    priceType: 'early_bird',
    registrations: 2,
    amount: rows[0].amount,
  })
})

test('without a choice the period is the last twelve weeks, and an empty one has figures, too', async () => {
  const product = await lendTestProduct()
  product.clock.set('2026-11-18T10:00:00Z')

  const { figures } = await readPeriod(product, '')

  expect(figures).toMatchObject({ from: '2026-08-31', to: '2026-11-18', unit: 'week', dates: [] })
  expect(figures.registrations).toEqual({ pending: 0, confirmed: 0, cancelled: 0 })
  expect(figures.steps).toHaveLength(12)
  expect(figures.phases).toContainEqual({
    priceType: 'normal',
    confirmed: { registrations: 0, amount: '0.00' },
    pending: { registrations: 0, amount: '0.00' },
  })
})

test.each([
  ['in winter', '2026-11-16', '2026-11-17', '2026-11-15T23:00:00Z', '2026-11-17T23:00:00Z'],
  ['in summer', '2026-07-01', '2026-07-01', '2026-06-30T22:00:00Z', '2026-07-01T22:00:00Z'],
  [
    'on a day of 23 hours',
    '2026-03-29',
    '2026-03-29',
    '2026-03-28T23:00:00Z',
    '2026-03-29T22:00:00Z',
  ],
  [
    'on a day of 25 hours',
    '2026-10-25',
    '2026-10-25',
    '2026-10-24T22:00:00Z',
    '2026-10-25T23:00:00Z',
  ],
])('a period begins and ends at midnight in Berlin, %s', async (_, from, to, begin, end) => {
  const product = await lendTestProduct()
  const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString()
  for (const instant of [before(begin), begin, before(end), end]) {
    await insertBooked(product, instant)
  }

  const { figures } = await readPeriod(product, `?from=${from}&to=${to}`)

  expect(figures.registrations.confirmed).toBe(2)
  expect(figures.steps.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(2)
})

test('revenue is of confirmed registrations, unconfirmed ones stand beside it, and cancelled ones are left out', async () => {
  const product = await lendTestProduct()
  const day = '2026-11-10T10:00:00Z'
  await insertBooked(product, day, { price: '100.10', priceType: 'early_bird' })
  await insertBooked(product, day, { price: '200.20', priceType: 'early_bird' })
  await insertBooked(product, day, { status: 'pending', price: '33.33', priceType: 'early_bird' })
  await insertBooked(product, day, { status: 'pending', price: '50.00' })
  await insertBooked(product, day, { status: 'cancelled', price: '70.00' })

  const { figures } = await readPeriod(product, '?from=2026-11-01&to=2026-11-30')

  expect(figures.registrations).toEqual({ pending: 2, confirmed: 2, cancelled: 1 })
  expect(figures.phases).toEqual([
    {
      priceType: 'early_bird',
      confirmed: { registrations: 2, amount: '300.30' },
      pending: { registrations: 1, amount: '33.33' },
    },
    {
      priceType: 'normal',
      confirmed: { registrations: 0, amount: '0.00' },
      pending: { registrations: 1, amount: '50.00' },
    },
    {
      priceType: 'late_bird',
      confirmed: { registrations: 0, amount: '0.00' },
      pending: { registrations: 0, amount: '0.00' },
    },
  ])
  expect(figures.steps).toEqual([
    { from: '2026-11-01', confirmed: 0, pending: 0 },
    { from: '2026-11-02', confirmed: 0, pending: 0 },
    { from: '2026-11-09', confirmed: 2, pending: 2 },
    { from: '2026-11-16', confirmed: 0, pending: 0 },
    { from: '2026-11-23', confirmed: 0, pending: 0 },
    { from: '2026-11-30', confirmed: 0, pending: 0 },
  ])
})

test('a whole year is counted by months, and the fields without a period stay the same', async () => {
  const product = await lendTestProduct()
  product.clock.set('2026-11-18T10:00:00Z')
  for (const instant of ['2025-12-31T22:59:59Z', '2025-12-31T23:00:00Z', '2026-11-17T10:00:00Z'])
    await insertBooked(product, instant)
  const session = await product.logIn()

  const { body } = await product.get<Figures>(
    '/api/admin/figures?from=2026-01-01&to=2026-12-31',
    session,
  )
  const { period: _, ...always } = body
  const usual = await product.get<Figures>('/api/admin/figures', session)

  expect(body.period.unit).toBe('month')
  expect(body.period.steps.map(({ confirmed }) => confirmed)).toEqual([
    ...[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
  ])
  expect(usual.body).toEqual({ ...always, period: expect.anything() })
  expect(always.weeks.at(-1)).toEqual({ monday: '2026-11-16', registrations: 1 })
})

test('the dates of a period tell their confirmed and unconfirmed seats, whenever these were booked', async () => {
  const product = await lendTestProduct()
  for (const status of ['confirmed', 'confirmed', 'pending', 'cancelled', 'confirmed'])
    await insertBooked(product, '2026-01-10T10:00:00Z', { status })
  await product.pool.query(
    `update attendees set cancelled_at = now() where registration_id =
       (select id from registrations where status = 'confirmed' order by reference limit 1)`,
  )
  await product.pool.query(
    `update training_dates set starts_at = '2026-11-30T22:59:00Z', ends_at = '2026-11-30T23:30:00Z' where training_id = 'kurs-1-uhren';
     update training_dates set starts_at = '2026-11-30T23:00:00Z', ends_at = '2026-12-01T00:30:00Z' where training_id = 'kurs-2-brot';
     update training_dates set starts_at = '2026-11-05T10:00:00Z', ends_at = '2026-11-05T11:30:00Z', state = 'cancelled' where training_id = 'kurs-3-drachen'`,
  )

  const { figures } = await readPeriod(product, '?from=2026-11-01&to=2026-11-30')

  expect(figures.registrations).toEqual({ pending: 0, confirmed: 0, cancelled: 0 })
  expect(figures.dates).toEqual([
    expect.objectContaining({
      trainingId: 'kurs-1-uhren',
      title: 'Uhren & Zeit',
      confirmed: 2,
      pending: 1,
      capacity: 20,
    }),
  ])
})

test.each([
  ['?from=2026-11-02&to=2026-11-01', 'figures.bad_period'],
  ['?from=2020-01-01&to=2026-01-01', 'figures.bad_period'],
  ['?from=2026-02-30', 'http.invalid'],
  ['?to=gestern', 'http.invalid'],
])('the period %s is refused with a sentence', async (period, code) => {
  const product = await lendTestProduct()
  expect(await readPeriod(product, period)).toMatchObject({ status: 422, code })
})
