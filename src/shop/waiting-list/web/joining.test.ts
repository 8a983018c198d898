import { describe, expect, test } from 'vitest'
import { NO_REGISTRATION_TEXTS } from '#shop/seats/domain/registration-fields.ts'
import { aComingDate } from '#tests/support/builders.ts'
import { BOOKER } from '#tests/support/product/bookings.ts'
import { joiningSchema } from '../domain/waiting-entry.ts'
import { ALL_SEATS, EMPTY_VALUES, fewerOptions, joinProblems, joinRequest } from './joining.ts'
import type { Subject } from './waiting-subjects.ts'

const training = { id: 'kurs-1-uhren', title: 'Uhren & Zeit', heroImage: '' }
const DATE_ID = '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f'
const forDate: Subject = { id: DATE_ID, training, date: aComingDate(DATE_ID, { seatsLeft: 0 }) }
const forTraining: Subject = { id: training.id, training, date: null }
const typed = {
  ...EMPTY_VALUES,
  subject: DATE_ID,
  ...BOOKER,
  firstName: ' Sina',
  lastName: 'Adler ',
  email: ` ${BOOKER.email}`,
}

describe('what is missing is said at its field, from top to bottom', () => {
  test.each<[string, Subject | undefined, string[]]>([
    ['for a date', forDate, ['firstName', 'lastName', 'email', 'company']],
    ['for new dates, which need no company', forTraining, ['firstName', 'lastName', 'email']],
    ['while nothing is chosen', undefined, ['subject', 'firstName', 'lastName', 'email']],
  ])('%s', (_what, subject, names) => {
    expect([...joinProblems(EMPTY_VALUES, subject).keys()]).toEqual(names)
  })

  test('and a wrong address too', () => {
    expect(joinProblems({ ...typed, email: 'sina' }, forDate)).toEqual(
      new Map([['email', 'Bitte gib eine gültige E-Mail-Adresse ein.']]),
    )
    expect(joinProblems(typed, forDate).size).toBe(0)
  })
})

describe('the request', () => {
  test.each([
    ['1', ALL_SEATS, 1, 1],
    ['3', ALL_SEATS, 3, 3],
    ['3', '2', 3, 2],
    // The answer to an earlier number of seats.
    ['2', '3', 2, 2],
  ])('for %s seats, fewer: %s', (seats, atLeast, wanted, fewest) => {
    const request = joinRequest({ ...typed, seats, atLeast }, forDate)
    expect(request).toEqual({
      dateId: DATE_ID,
      seats: wanted,
      atLeast: fewest,
      ...NO_REGISTRATION_TEXTS,
      ...BOOKER,
    })
    expect(joiningSchema.safeParse(request).success).toBe(true)
  })

  test('for new dates names the training, and nothing that was typed for a date', () => {
    const request = joinRequest({ ...typed, seats: '3' }, forTraining)
    expect(request).toMatchObject({ trainingId: 'kurs-1-uhren', seats: 1, company: '' })
    expect(joiningSchema.safeParse(request).success).toBe(true)
  })
})

test('a group of three may take two or one', () => {
  expect(fewerOptions(3).map(({ value }) => value)).toEqual([ALL_SEATS, '2', '1'])
})
