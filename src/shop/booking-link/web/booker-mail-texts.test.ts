import { describe, expect, test } from 'vitest'
import { mailsOfCancellation, mailsOfSeatChange, nameOf } from './booker-mail-texts.ts'

const BOOKING = { status: 'confirmed', contactEmail: 'jule@example.com' } as const
const PENDING = { ...BOOKING, status: 'pending' } as const
const JULE = { firstName: 'Jule', lastName: 'Brandt', email: 'Jule@Example.com', isInformed: true }
const JULE_UNTOLD = { ...JULE, isInformed: false }
const LENA = { firstName: 'Lena', lastName: 'Ott', email: 'lena@example.com', isInformed: true }
const LENA_UNTOLD = { ...LENA, isInformed: false }
const KIM = { firstName: 'Kim', lastName: 'Kern', email: 'kim@example.com', isInformed: true }

const SUMMARY = 'Du bekommst eine Zusammenfassung an jule@example.com.'
const SUMMARY_WITH_CALENDAR =
  'Du bekommst eine Zusammenfassung an jule@example.com, mit der Änderung für deinen Kalender.'
const LENA_LOSES = 'Lena Ott bekommt eine Absage, die den Termin aus dem Kalender nimmt.'
const KIM_GAINS = 'Kim Kern bekommt eine Einladung mit Kalendereintrag und allem zur Session.'

describe('who gets which mail', () => {
  test.each([
    ['somebody else instead of an attendee', BOOKING, LENA, KIM, [LENA_LOSES, KIM_GAINS, SUMMARY]],
    ['somebody else instead of the booker', BOOKING, JULE, KIM, [KIM_GAINS, SUMMARY_WITH_CALENDAR]],
    ['the booker instead of an attendee', BOOKING, LENA, JULE, [LENA_LOSES, SUMMARY_WITH_CALENDAR]],
    ['a corrected name', BOOKING, LENA, { ...LENA, lastName: 'Otte' }, [SUMMARY]],
    [
      'a corrected name, the address in other letters',
      BOOKING,
      LENA,
      { ...LENA, email: ' LENA@example.com' },
      [SUMMARY],
    ],
    [
      'somebody else before the confirmation',
      PENDING,
      LENA_UNTOLD,
      KIM,
      ['Kim Kern hört von uns, sobald wir deine Buchung bestätigen.', SUMMARY],
    ],
    ['the booker before the confirmation', PENDING, LENA_UNTOLD, JULE, [SUMMARY]],
    [
      'somebody else after the confirmation was taken back',
      PENDING,
      LENA,
      KIM,
      [LENA_LOSES, 'Kim Kern hört von uns, sobald wir deine Buchung bestätigen.', SUMMARY],
    ],
    ['somebody else before an attendee is told', BOOKING, LENA_UNTOLD, KIM, [KIM_GAINS, SUMMARY]],
  ] as const)('%s', (_, booking, seat, person, texts) => {
    expect(mailsOfSeatChange(booking, seat, { kind: 'person', person })).toEqual(texts)
  })

  test.each([
    ['move', BOOKING, LENA, ['Lena Ott bekommt den neuen Termin für den Kalender.', SUMMARY]],
    ['move', BOOKING, JULE, [SUMMARY_WITH_CALENDAR]],
    ['move', PENDING, LENA_UNTOLD, [SUMMARY]],
    ['cancel', BOOKING, LENA, [LENA_LOSES, SUMMARY]],
    ['cancel', BOOKING, JULE, [SUMMARY_WITH_CALENDAR]],
    ['cancel', PENDING, JULE_UNTOLD, [SUMMARY]],
    ['cancel', PENDING, JULE, [SUMMARY_WITH_CALENDAR]],
  ] as const)('%s of a seat: %o, %o', (kind, booking, seat, texts) => {
    expect(mailsOfSeatChange(booking, seat, { kind })).toEqual(texts)
  })

  test.each([
    ['one other', BOOKING, [LENA], [LENA_LOSES, SUMMARY]],
    ['one other with two seats', BOOKING, [LENA, LENA], [LENA_LOSES, SUMMARY]],
    ['the booker alone', BOOKING, [JULE], [SUMMARY_WITH_CALENDAR]],
    [
      'several',
      BOOKING,
      [JULE, LENA, KIM],
      [
        'Die 2 anderen Personen bekommen eine Absage, die den Termin aus dem Kalender nimmt.',
        SUMMARY_WITH_CALENDAR,
      ],
    ],
    ['several before the confirmation', PENDING, [JULE_UNTOLD, LENA_UNTOLD], [SUMMARY]],
    ['several of whom one is told', PENDING, [JULE_UNTOLD, LENA], [LENA_LOSES, SUMMARY]],
  ] as const)('the whole booking of %s', (_, booking, seats, texts) => {
    expect(mailsOfCancellation(booking, seats)).toEqual(texts)
  })
})

test('a person without a name yet is the new person', () => {
  expect(nameOf({ firstName: '', lastName: '' })).toBe('Die neue Person')
  expect(nameOf({ firstName: 'Kim', lastName: '' })).toBe('Kim')
})
