import { describe, expect, test } from 'vitest'
import {
  REGISTRATION_STATUSES,
  registrationStatusSchema,
  statusLabel,
  takesSeats,
  takesSeatsAgain,
} from './status.ts'

describe('a registration holds seats', () => {
  test.each([
    ['pending', true],
    ['confirmed', true],
    ['cancelled', false],
  ] as const)('while %s: %s', (status, holds) => {
    expect(takesSeats(status)).toBe(holds)
  })
})

describe('a change of status takes seats again', () => {
  const changes = REGISTRATION_STATUSES.flatMap((from) =>
    REGISTRATION_STATUSES.map(
      (to) => [from, to, from === 'cancelled' && to !== 'cancelled'] as const,
    ),
  )
  test.each(changes)('from %s to %s: %s', (from, to, takes) => {
    expect(takesSeatsAgain(from, to)).toBe(takes)
  })
})

describe('a status', () => {
  test.each(['', 'Pending', 'canceled', 'deleted', ' pending', null, undefined, 0, ['pending']])(
    'is never %j',
    (value) => {
      expect(registrationStatusSchema.safeParse(value).success).toBe(false)
    },
  )
})

test.each([
  ['confirmed', 'Bestätigt'],
  ['waitlisted', 'waitlisted'],
  ['toString', 'toString'],
])('the status %s is called %s', (status, label) => {
  expect(statusLabel(status)).toBe(label)
})
