import { describe, expect, test } from 'vitest'
import {
  REGISTRATION_STATUSES,
  seatStatus,
  statusLabel,
  takesSeats,
  takesSeatsAgain,
} from './status.ts'
import { registrationStatusSchema } from './status-schema.ts'

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

test.each([
  ['pending', null, 'pending'],
  ['confirmed', null, 'confirmed'],
  ['confirmed', new Date(0), 'cancelled'],
  ['cancelled', new Date(0), 'cancelled'],
] as const)('a seat of a registration that is %s, cancelled alone at %s, is %s', (of, at, is) => {
  expect(seatStatus(of, at)).toBe(is)
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
