import { expect, test } from 'vitest'
import {
  choiceFor,
  dateCancellationSchema,
  datesMovedTo,
  findMissingSeats,
  type SeatsChoice,
  takesMovedSeats,
} from './date-cancellation.ts'

const [ONE, TWO] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const [APRIL, MAY] = [
  'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
]
const to = (dateId: string): SeatsChoice => ({ kind: 'move', dateId })
const CANCEL: SeatsChoice = { kind: 'cancel' }

test('a request without choices cancels all seats, without a reason', () => {
  expect(dateCancellationSchema.parse({})).toEqual({
    reason: '',
    default: CANCEL,
    choices: [],
  })
})

test('a reason of several lines becomes one line', () => {
  expect(dateCancellationSchema.parse({ reason: ' Krank. \n\n Leider. ' }).reason).toBe(
    'Krank. Leider.',
  )
})

test.each([
  ['a move without a date', { default: { kind: 'move' } }],
  ['a cancellation with a date', { default: { kind: 'cancel', dateId: APRIL } }],
  ['another choice', { default: { kind: 'keep' } }],
  ['a choice for no registration', { choices: [{ kind: 'cancel' }] }],
  [
    'two choices for one registration',
    {
      choices: [
        { registrationId: ONE, kind: 'cancel' },
        { registrationId: ONE, kind: 'move', dateId: APRIL },
      ],
    },
  ],
  ['an unknown field', { status: 'cancelled' }],
  ['a reason that is too long', { reason: 'x'.repeat(1001) }],
])('%s is refused', (_name, body) => {
  expect(dateCancellationSchema.safeParse(body).success).toBe(false)
})

test('a registration has its own choice, or that for all', () => {
  const request = {
    default: to(APRIL),
    choices: [
      { registrationId: ONE, ...CANCEL },
      { registrationId: TWO, ...to(MAY) },
    ],
  } as Parameters<typeof choiceFor>[0]
  expect(choiceFor(request, ONE)).toEqual(CANCEL)
  expect(choiceFor(request, TWO)).toEqual(to(MAY))
  expect(choiceFor(request, APRIL)).toEqual(to(APRIL))
  expect(datesMovedTo(request)).toEqual([APRIL, MAY])
})

const NOW = new Date('2027-01-05T09:00:00Z')
test.each([
  ['a later one', { id: MAY, state: 'planned', startsAt: new Date('2027-05-04T08:00:00Z') }, true],
  ['one of unknown time', { id: MAY, state: 'planned', startsAt: null }, true],
  ['one that begins now', { id: MAY, state: 'planned', startsAt: NOW }, false],
  ['a cancelled one', { id: MAY, state: 'cancelled', startsAt: null }, false],
  ['the cancelled one itself', { id: APRIL, state: 'planned', startsAt: null }, false],
] as const)('seats are moved to %s: %o %s', (_name, date, expected) => {
  expect(takesMovedSeats(date, APRIL, NOW)).toBe(expected)
})

test('the seats of all registrations that are moved to a date must fit together', () => {
  const bookings = [
    { seats: ['a', 'b'], choice: to(APRIL) },
    { seats: ['c'], choice: to(APRIL) },
    { seats: ['d'], choice: to(MAY) },
    { seats: ['e', 'f'], choice: CANCEL },
  ]
  const free = (april: number, may: number) =>
    new Map([
      [APRIL, april],
      [MAY, may],
    ])
  expect(findMissingSeats(bookings, free(3, 1))).toEqual([])
  expect(findMissingSeats(bookings, free(2, 0))).toEqual([
    { dateId: APRIL, requested: 3, left: 2 },
    { dateId: MAY, requested: 1, left: 0 },
  ])
})
