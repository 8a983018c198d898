import { describe, expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { booking, ownSeat } from '../support/product/bookings.ts'
import { editCalls } from '../support/product/edits.ts'
import { lendTestProduct } from '../support/product/test-product.ts'
import { ADDRESSES, AMOUNTS, NAMES, SESSIONS } from './inputs.ts'

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

describe('a base price', () => {
  test.each(AMOUNTS)('with $trouble', async ({ typed, value }) => {
    const product = await lendTestProduct()
    const headers = { ...(await product.logIn()), 'If-Match': '"1"' }

    const { status, body } = await product.send<{ basePrice?: string } & Problem>(
      'PATCH',
      '/api/admin/packages/double/base-price',
      { basePrice: typed },
      headers,
    )

    expect(status).toBe(value === null ? 422 : 200)
    expect(body.basePrice?.replace('.', '') ?? null).toBe(value)
  })
})

describe('the next date of a training', () => {
  test.each(SESSIONS)('with $trouble', async ({ typed, value }) => {
    const product = await lendTestProduct()
    const edit = editCalls(product, await product.logIn()).training<Training>('kurs-1-uhren')
    const [date = '', time = ''] = typed.split('; ')

    // A text that names no day and time is stored as it is, and cannot be booked.
    expect((await edit({ date, time })).status).toBe(200)
    const { rows } = await product.pool.query<{ starts_at: Date | null }>(
      'select starts_at from training_dates where date = $1 and time = $2',
      [date, time],
    )
    expect(rows.map(({ starts_at }) => starts_at?.toISOString() ?? null)).toEqual([value])
  })
})
