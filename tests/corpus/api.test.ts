import { describe, expect, test } from 'vitest'
import type { Problem } from '#domain/problem.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADDRESSES, NAMES } from './inputs.ts'

/** Books a seat for somebody with that field, and expects the right value to be stored. */
async function expectStored(field: 'lastName' | 'email', typed: string, value: string | null) {
  const product = await lendTestProduct()
  const seat = { ...ownSeat('kurs-1-uhren'), [field]: typed }

  const { status, body } = await product.send<Problem>('POST', '/api/registrations', booking(seat))

  const { rows } = await product.pool.query('select last_name as "lastName", email from attendees')
  expect(rows.map((row) => row[field])).toEqual(value === null ? [] : [value])
  expect(status).toBe(value === null ? 422 : 201)
  if (value === null) expect(body.errors?.map(({ path }) => path)).toEqual([`attendees.0.${field}`])
}

describe('a booking for somebody', () => {
  test.each(NAMES)('whose name has $trouble', ({ typed, value }) =>
    expectStored('lastName', typed, value),
  )

  test.each(ADDRESSES)('whose address has $trouble', ({ typed, value }) =>
    expectStored('email', typed, value),
  )
})
