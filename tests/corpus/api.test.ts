import { expect, test } from 'vitest'
import type { Problem } from '#domain/problem.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { NAMES } from './inputs.ts'

test.each(NAMES)('a booking for somebody whose name has $trouble', async ({ typed, value }) => {
  const product = await lendTestProduct()
  const seat = { ...ownSeat('kurs-1-uhren'), lastName: typed }

  const { status, body } = await product.send<Problem>('POST', '/api/registrations', booking(seat))

  const { rows } = await product.pool.query<{ name: string }>(
    'select last_name as name from attendees',
  )
  expect(rows.map(({ name }) => name)).toEqual(value === null ? [] : [value])
  expect(status).toBe(value === null ? 422 : 201)
  if (value === null) expect(body.errors?.map(({ path }) => path)).toEqual(['attendees.0.lastName'])
})
