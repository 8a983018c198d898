import { expect, test } from 'vitest'
import type { Figures } from '#domain/registration/figures.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

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
