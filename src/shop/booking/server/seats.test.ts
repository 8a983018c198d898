import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { sendAtOnce } from '#tests/support/product/crowd.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

const PATH = '/api/registrations'

test('of 60 simultaneous bookings for 20 seats exactly 20 are accepted and 40 get a German sentence', async () => {
  const product = await lendTestProduct()

  const answers = await sendAtOnce(
    Array.from(
      { length: 60 },
      () => () => product.send<Problem>('POST', PATH, booking(ownSeat('kurs-1-uhren'))),
    ),
  )

  const accepted = answers.filter((answer) => answer.status === 201)
  const refused = answers.filter((answer) => answer.status === 409)
  expect([accepted.length, refused.length]).toEqual([20, 40])
  expect(new Set(refused.map((answer) => answer.body.detail))).toEqual(
    new Set(['„Uhren & Zeit“ (Donnerstag, 7. Januar 2027) ist leider ausgebucht.']),
  )
  expect(await product.count('attendees')).toBe(20)
  expect(await product.count('mails')).toBe(20)
  const [training] = await product.trainings()
  expect(training).toMatchObject({ seatsLeft: 0, bookable: false })
})

test('bookings that want the same trainings in opposite orders never deadlock and never oversell', async () => {
  const product = await lendTestProduct()
  const forwards = booking(ownSeat('kurs-2-brot'), colleaguesSeat('kurs-1-uhren'))
  const backwards = booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-2-brot'))

  const answers = await sendAtOnce(
    Array.from(
      { length: 60 },
      (_, index) => () => product.send('POST', PATH, index % 2 ? forwards : backwards),
    ),
  )

  const statuses = answers.map((answer) => answer.status).sort()
  expect(statuses).toEqual([...Array(20).fill(201), ...Array(40).fill(409)])
  expect((await product.trainings()).slice(0, 2).map((training) => training.seatsLeft)).toEqual([
    0, 0,
  ])
})

test('bookings of four seats and of one share the seats that are left, and none is half stored', async () => {
  const product = await lendTestProduct()
  const four = booking(...Array.from({ length: 4 }, () => ownSeat('kurs-3-drachen')))
  const one = booking(ownSeat('kurs-3-drachen'))

  const answers = await sendAtOnce(
    Array.from(
      { length: 40 },
      (_, index) => () => product.send('POST', PATH, index % 2 ? four : one),
    ),
  )

  const { rows } = await product.pool.query<{ seats: number; whole: boolean }>(`
    select count(*)::int as seats, bool_and(s.count = p.trainings_count) as whole
    from attendees a
    join registrations r on r.id = a.registration_id
    join packages p on p.id = r.package_id
    join lateral (select count(*) from attendees where registration_id = r.id) s on true`)
  expect(rows[0]).toEqual({ seats: 20, whole: true })
  expect(answers.every((answer) => answer.status === 201 || answer.status === 409)).toBe(true)
})

test('the database itself refuses invalid rows', async () => {
  const { pool } = await lendTestProduct()

  await expect(pool.query(`update training_dates set capacity = -1`)).rejects.toThrow(
    'training_dates_capacity_not_negative',
  )
  await expect(pool.query(`update training_dates set ends_at = null`)).rejects.toThrow(
    'training_dates_session_is_whole',
  )
  await expect(pool.query(`update packages set base_price = -1`)).rejects.toThrow(
    'packages_base_price_not_negative',
  )
  await expect(pool.query(`update price_schedules set valid_until = '2000-01-01'`)).rejects.toThrow(
    'price_schedules_days_in_order',
  )
  await expect(
    pool.query(`insert into price_schedules (period_name, period_type, valid_from, valid_until, package_id, price)
      select period_name, period_type, valid_from, valid_until, package_id, price from price_schedules limit 1`),
  ).rejects.toThrow('price_schedules_one_per_package_and_period')
  await expect(pool.query(`update trainings set id = 'Groß Und Klein'`)).rejects.toThrow(
    'trainings_id_is_slug',
  )
})
