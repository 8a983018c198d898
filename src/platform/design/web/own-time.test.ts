import { expect, test } from 'vitest'
import { ownTimeText } from './own-time.ts'

const session = { startsAt: '2027-01-07T09:00:00.000Z', endsAt: '2027-01-07T10:30:00.000Z' }

test.each([
  ['Europe/Berlin', null],
  ['Europe/Vienna', null],
  ['Africa/Lagos', null],
  ['Europe/London', 'bei dir 09:00 – 10:30 Uhr'],
  ['America/New_York', 'bei dir 04:00 – 05:30 Uhr'],
  ['America/Los_Angeles', 'bei dir 01:00 – 02:30 Uhr'],
  ['Pacific/Honolulu', 'bei dir Mittwoch, 6. Januar 2027, 23:00 – 00:30 Uhr'],
  ['Pacific/Kiritimati', 'bei dir 23:00 – 00:30 Uhr'],
  ['Asia/Kolkata', 'bei dir 14:30 – 16:00 Uhr'],
])('in %s a session at ten in Berlin is %s', (zone, text) => {
  expect(ownTimeText(session, zone)).toBe(text)
})

test('in summer Lagos and Berlin differ, and an unknown instant says nothing', () => {
  const summer = { startsAt: '2027-07-07T08:00:00.000Z', endsAt: '2027-07-07T09:30:00.000Z' }
  expect(ownTimeText(summer, 'Africa/Lagos')).toBe('bei dir 09:00 – 10:30 Uhr')
  expect(ownTimeText({ ...summer, endsAt: null }, 'Africa/Lagos')).toBeNull()
})

test('in English it says your time, with the day where it is another one', () => {
  expect(ownTimeText(session, 'America/New_York', 'en')).toBe('your time 04:00 – 05:30')
  expect(ownTimeText(session, 'Pacific/Honolulu', 'en')).toBe(
    'your time Wednesday, 6 January 2027, 23:00 – 00:30',
  )
})
