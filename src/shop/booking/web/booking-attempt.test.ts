import { expect, test } from 'vitest'
import { attemptFor } from './booking-attempt.ts'

const booking = { packageId: 'double', expectedPrice: '219.00' }
const first = attemptFor(booking, null, () => 'first')

test('an attempt keeps its key when the same request is sent again', () => {
  expect(attemptFor({ ...booking }, first, () => 'second')).toBe(first)
})

test('an attempt has a new key when the request has changed', () => {
  const changed = { ...booking, expectedPrice: '269.00' }
  expect(attemptFor(changed, first, () => 'second').key).toBe('second')
})
