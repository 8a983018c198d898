import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import type { Training } from '../domain/training.ts'

test('the trainings come in the order of their positions, each with its free seats', async () => {
  const product = await lendTestProduct()
  await product.pool.query(`update trainings set position = 9 where id = 'kurs-1-uhren'`)
  await product.send('POST', '/api/registrations', booking(ownSeat('kurs-3-drachen')))

  const { status, body } = await product.get<Training[]>('/api/trainings')

  expect(status).toBe(200)
  expect(body.map((training) => [training.id, training.seatsLeft])).toEqual([
    ['kurs-2-brot', 20],
    ['kurs-3-drachen', 19],
    ['kurs-4-pilze', 20],
    ['kurs-1-uhren', 20],
  ])
})

test('a training is returned with its texts and the instants derived from its date', async () => {
  const product = await lendTestProduct()

  const { status, body } = await product.get<Training>('/api/trainings/kurs-1-uhren')

  expect(status).toBe(200)
  expect(body).toMatchObject({
    title: 'Uhren & Zeit',
    date: 'Donnerstag, 7. Januar 2027',
    startsAt: '2027-01-07T09:00:00.000Z',
    endsAt: '2027-01-07T10:30:00.000Z',
    bookable: true,
  })
  expect(body.objectives.length).toBeGreaterThanOrEqual(4)
})

test('a training that is full or has begun cannot be booked, and one without a known instant can', async () => {
  const product = await lendTestProduct()
  await product.pool.query(
    `update training_dates set capacity = 0 where training_id = 'kurs-3-drachen'`,
  )
  await product.pool.query(
    `update training_dates set starts_at = null, ends_at = null where training_id = 'kurs-2-brot'`,
  )
  product.clock.set('2027-01-07T09:00:00Z')

  const bookable = Object.fromEntries(
    (await product.trainings()).map(({ id, bookable }) => [id, bookable]),
  )

  expect(bookable).toEqual({
    'kurs-1-uhren': false,
    'kurs-2-brot': true,
    'kurs-3-drachen': false,
    'kurs-4-pilze': true,
  })
})

test('a training that does not exist is a 404 with problem details', async () => {
  const product = await lendTestProduct()

  const { status, headers, body } = await product.get<Problem>('/api/trainings/gibt-es-nicht')

  expect(status).toBe(404)
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(body).toMatchObject({
    status: 404,
    code: 'training.not_found',
    detail: 'Training nicht gefunden.',
  })
})

test('the way into the live session is in no public answer', async () => {
  const product = await lendTestProduct()
  await product.pool.query(
    `update training_dates set meeting_url = 'https://live.example.com/geheim'`,
  )

  for (const path of ['', '/kurs-1-uhren', '/kurs-1-uhren/calendar.ics']) {
    const text = await (await product.request(`/api/trainings${path}`)).text()
    expect(text).toContain('Uhren')
    expect(text).not.toMatch(/geheim|meetingUrl/)
  }
})
