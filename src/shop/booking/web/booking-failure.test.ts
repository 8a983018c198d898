import { describe, expect, test } from 'vitest'
import { ApiError, OfflineError } from '#platform/design/web/api.ts'
import { bookingFailure } from './booking-failure.ts'
import { EMPTY_PERSON, type Slot } from './slot-values.ts'

const slots: Slot[] = [
  { dateId: 'january', attendeeType: 'booker', other: EMPTY_PERSON },
  { dateId: 'february', attendeeType: 'other', other: EMPTY_PERSON },
]
const DEFAULT = 'Bei der Anmeldung ist ein Fehler aufgetreten. Bitte versuche es erneut.'

function refusal(
  status: number,
  code: string,
  detail: string,
  errors: Array<{ path: string; message: string }> = [],
) {
  return new ApiError(status, detail, { type: 'x', title: 'x', status, code, detail, errors })
}

describe('the words of a failure', () => {
  test('are the server’s where it has some', () => {
    const error = refusal(429, 'rate_limited', 'Bitte warte einen Moment.')
    expect(bookingFailure(error, slots).detail).toBe('Bitte warte einen Moment.')
  })

  test.each([
    ['an answer without details', new ApiError(500, 'boom', null)],
    ['anything unforeseen', new TypeError('x')],
  ])('are the specified ones for %s', (_what, error) => {
    expect(bookingFailure(error, slots)).toMatchObject({ detail: DEFAULT, outdated: null })
  })

  test('without a connection say that the draft is stored, and what to do', () => {
    const failure = bookingFailure(new OfflineError(new TypeError('failed to fetch')), slots)
    expect(failure.detail).toContain('gespeichert')
    expect(failure.advice).toContain('Internetverbindung')
  })
})

test.each([500, 503])('with %d say that nothing is lost and nothing is booked twice', (status) => {
  const { advice } = bookingFailure(refusal(status, 'http.database_away', 'x'), slots)
  expect(advice).toContain('gespeichert')
  expect(advice).toContain('Doppelt gebucht wird dabei nichts')
})

describe('a refusal makes the shop read again', () => {
  test.each([
    ['registration.training_full', 'trainings'],
    ['registration.training_begun', 'trainings'],
    ['registration.unknown_training', 'trainings'],
    ['registration.unknown_date', 'trainings'],
    ['registration.date_cancelled', 'trainings'],
    ['registration.no_date', 'trainings'],
    ['registration.price_changed', 'packages'],
    ['registration.unknown_package', 'packages'],
    ['registration.wrong_number_of_attendees', 'packages'],
    ['request.invalid', null],
  ])('%s: %s', (code, outdated) => {
    expect(bookingFailure(refusal(409, code, 'x'), slots).outdated).toBe(outdated)
  })
})

describe('a price that changed', () => {
  const DETAIL = 'Der Preis hat sich geändert.'
  const changed = (expected: string, current: string) => {
    const error = refusal(409, 'registration.price_changed', DETAIL)
    if (error.problem) error.problem.prices = { expected, current }
    return bookingFailure(error, slots)
  }

  test('is good news where it is lower, with both prices', () => {
    expect(changed('149.00', '119.50')).toMatchObject({
      heading: 'Der Preis ist gesunken',
      tone: 'news',
      detail: 'Gute Nachricht: Statt 149\u00a0€ gilt jetzt 119,50\u00a0€.',
      advice: expect.stringContaining('„Jetzt anmelden“ bucht zum neuen Preis'),
    })
  })

  test('is no fault either where it is higher, and there is a way back', () => {
    expect(changed('119.00', '149.00')).toMatchObject({
      heading: 'Neuer Preis',
      tone: 'news',
      detail: DETAIL,
      advice: expect.stringContaining('geh zurück und wähle ein anderes Paket'),
    })
  })

  test("uses the server's sentence where it does not send the prices", () => {
    const failure = bookingFailure(refusal(409, 'registration.price_changed', DETAIL), slots)
    expect(failure).toMatchObject({ heading: 'Neuer Preis', detail: DETAIL })
  })
})

describe('a refused field is shown', () => {
  test.each([
    ['attendees.1.trainingId', 'slots.1.dateId'],
    ['attendees.1.dateId', 'slots.1.dateId'],
    ['attendees.1.email', 'slots.1.other.email'],
    ['attendees.0.email', 'email'],
    ['contactName', 'firstName'],
    ['contactEmail', 'email'],
    ['company', 'company'],
    ['packageId', 'packageId'],
  ])('%s at %s', (path, name) => {
    const error = refusal(422, 'request.invalid', 'x', [{ path, message: 'm' }])
    const { contact, slots: refused } = bookingFailure(error, slots)
    expect([...contact, ...refused]).toEqual([{ name, message: 'm', missing: false }])
    expect(refused).toHaveLength(name.startsWith('slots.') ? 1 : 0)
  })

  test.each(['expectedPrice', 'attendees', 'attendees.7.email', 'attendees.1.attendeeType'])(
    '%s nowhere: the form has no field for it',
    (path) => {
      const error = refusal(422, 'request.invalid', 'x', [{ path, message: 'm' }])
      expect(bookingFailure(error, slots)).toMatchObject({ contact: [], slots: [] })
    },
  )

  test('once, however often the server names it', () => {
    const errors = [
      { path: 'contactEmail', message: 'first' },
      { path: 'attendees.0.email', message: 'second' },
    ]
    const { contact } = bookingFailure(refusal(422, 'request.invalid', 'x', errors), slots)
    expect(contact.map(({ message }) => message)).toEqual(['first'])
  })
})
