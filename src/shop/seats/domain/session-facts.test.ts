import { expect, test } from 'vitest'
import { durationText, sessionMinutes } from './session-facts.ts'

test.each([
  ['2027-01-14T09:00:00.000Z', '2027-01-14T10:30:00.000Z', 90],
  ['2027-01-14T09:00:00.000Z', '2027-01-14T11:00:00.000Z', 120],
  // Clocks go forward in that night.
  ['2027-03-28T00:30:00.000Z', '2027-03-28T02:00:00.000Z', 90],
  [null, null, null],
  ['2027-01-14T09:00:00.000Z', null, null],
])('a session from %s to %s takes %s minutes', (startsAt, endsAt, minutes) => {
  expect(sessionMinutes({ startsAt, endsAt })).toBe(minutes)
})

test.each([
  [[], '90 Minuten'],
  [[null], '90 Minuten'],
  [['11:30'], '150 Minuten'],
  [['11:30', '10:30', '11:30', null], '90 oder 150 Minuten'],
])('dates from 9:00 to %j take %s', (ends, expected) => {
  const dates = ends.map((end) => ({
    startsAt: '2027-01-14T09:00:00.000Z',
    endsAt: end && `2027-01-14T${end}:00.000Z`,
  }))
  expect(durationText(dates)).toBe(expected)
})
