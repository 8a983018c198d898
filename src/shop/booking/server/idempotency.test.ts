import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import type { BookingReceipt } from '../domain/booking.ts'

const KEY = '7d2b5a1e-0f3c-4a57-9c53-2f6f0a3f9b11'

const send = (product: TestProduct, body: object, key = KEY) =>
  product.send<Partial<Omit<BookingReceipt, 'status'> & Problem>>(
    'POST',
    '/api/registrations',
    body,
    {
      'Idempotency-Key': key,
    },
  )

test('the same key and booking is answered with the first answer and stores nothing new', async () => {
  const product = await lendTestProduct()

  const first = await send(product, booking(ownSeat('kurs-1-uhren')))
  const second = await send(product, booking(ownSeat('kurs-1-uhren')))

  expect(second.status).toBe(201)
  expect(JSON.stringify(second.body)).toBe(JSON.stringify(first.body))
  expect(await product.count('registrations')).toBe(1)
  expect(await product.count('mails')).toBe(1)
})

test('ten sendings of one booking at the same moment store it once', async () => {
  const product = await lendTestProduct()

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(product, booking(ownSeat('kurs-1-uhren')))),
  )

  expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1)
  expect(await product.count('registrations')).toBe(1)
})

test('the same key with another booking is refused', async () => {
  const product = await lendTestProduct()
  await send(product, booking(ownSeat('kurs-1-uhren')))

  const answer = await send(product, booking(ownSeat('kurs-3-drachen')))

  expect(answer.status).toBe(422)
  expect(answer.body.code).toBe('registration.idempotency_key_reused')
  expect(await product.count('registrations')).toBe(1)
})

test('a booking that was refused leaves its key free for the next try', async () => {
  const product = await lendTestProduct()
  await product.pool.query(
    `update training_dates set capacity = 0 where training_id = 'kurs-1-uhren'`,
  )
  const refused = await send(product, booking(ownSeat('kurs-1-uhren')))
  await product.pool.query(
    `update training_dates set capacity = 20 where training_id = 'kurs-1-uhren'`,
  )

  const accepted = await send(product, booking(ownSeat('kurs-1-uhren')))

  expect([refused.status, accepted.status]).toEqual([409, 201])
})

test('a key is free again after 24 hours', async () => {
  const product = await lendTestProduct()
  const first = await send(product, booking(ownSeat('kurs-1-uhren')))
  product.clock.set('2026-11-21T09:00:01Z')

  const second = await send(product, booking(ownSeat('kurs-1-uhren')))

  expect(second.status).toBe(201)
  expect(second.body.id).not.toBe(first.body.id)
  expect(await product.count('registrations')).toBe(2)
})
