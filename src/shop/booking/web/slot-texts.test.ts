import { describe, expect, test } from 'vitest'
import { BOOKER } from '#tests/support/product/bookings.ts'
import type { OfferedDate } from './offered-dates.ts'
import {
  contactLead,
  dateHint,
  dateOption,
  shortDate,
  summaryLines,
  trainingsText,
} from './slot-texts.ts'
import { EMPTY_PERSON, type Slot } from './slot-values.ts'

const offered: OfferedDate = {
  id: 'january',
  trainingId: 'kurs-1-uhren',
  title: 'Uhren & Zeit',
  heroImage: '',
  date: 'Donnerstag, 14. Januar 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: null,
  endsAt: null,
  seatsLeft: 20,
  bookable: true,
}
const full = { ...offered, seatsLeft: 0, bookable: false }
const begun = { ...offered, bookable: false }

test('one training stands alone', () => {
  expect([1, 2].map(trainingsText)).toEqual(['1 Training', '2 Trainings'])
})

describe('an option of the select', () => {
  const label = 'Uhren & Zeit (Donnerstag, 14. Januar 2027, 10:00 – 11:30 Uhr)'

  test.each([
    ['is title, date and time', offered, label],
    ['tells when few seats are left', { ...offered, seatsLeft: 3 }, `${label} – Noch 3 Plätze`],
    ['tells when none is left', full, `${label} – Ausgebucht`],
    ['tells when it has begun', begun, `${label} – Hat schon begonnen`],
  ])('%s', (_what, option, text) => {
    expect(dateOption(option)).toBe(text)
  })
})

test('the hint below the select says date, time and seats', () => {
  expect(dateHint({ ...offered, seatsLeft: 1 }).replaceAll('\u00a0', ' ')).toBe(
    'Donnerstag, 14. Januar 2027, 10:00 – 11:30 Uhr · Noch 1 Platz',
  )
})

test('the summary lists the slots that have a date', () => {
  const slot: Slot = { dateId: offered.id, attendeeType: 'booker', other: EMPTY_PERSON }
  const slots: Slot[] = [slot, { ...slot, dateId: '' }, { ...slot, attendeeType: 'other' }]
  expect(summaryLines(slots, BOOKER, [offered]).map(({ title, text }) => [title, text])).toEqual([
    ['Slot 1: Uhren & Zeit', 'Für Sina Adler'],
    ['Slot 3: Uhren & Zeit', 'Für eine andere Person'],
  ])
})

test.each([
  [
    'everything',
    'nothing is known',
    false,
    undefined,
    /^Sag uns, wer du bist, und wähle ein Paket\./,
  ],
  [
    'everything',
    'only the package is chosen',
    false,
    '1',
    /^Sag uns, wer du bist, und wähle ein Paket\./,
  ],
  ['the person', 'the only seat is known', true, '1', /^Sag uns noch, wer du bist\.$/],
  ['the person', 'further seats follow', true, '4', /im nächsten Schritt\.$/],
])('step 1 asks for %s where %s', (_what, _where, isSeatKnown, trainingsCount, text) => {
  expect(contactLead(isSeatKnown, trainingsCount ? { trainingsCount } : undefined)).toMatch(text)
})

test.each([
  ['Donnerstag, 14. Januar 2027', 'Do., 14. Januar'],
  ['Mittwoch, 13. Januar 2027', 'Mi., 13. Januar'],
  ['Im Frühjahr 2027', 'Im Frühjahr 2027'],
])('in a line the date %j is %j', (date, text) => {
  expect(shortDate(date).replaceAll('\u00a0', ' ')).toBe(text)
})
