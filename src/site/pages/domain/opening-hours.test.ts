import { expect, test } from 'vitest'
import { readOpeningTimes } from './opening-hours.ts'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test.each([
  ['Mo–Fr 9–17 Uhr', WEEK, '09:00', '17:00'],
  ['Mo-Fr: 9 - 17 Uhr', WEEK, '09:00', '17:00'],
  ['Montag bis Freitag von 9 bis 17 Uhr', WEEK, '09:00', '17:00'],
  ['Sa 10.30–14 Uhr', ['Saturday'], '10:30', '14:00'],
  ['Mo., Mi 9:05–12:00', ['Monday', 'Wednesday'], '09:05', '12:00'],
  ['so 0–24 Uhr', ['Sunday'], '00:00', '24:00'],
])('%s', (line, days, opens, closes) => {
  expect(readOpeningTimes(line)).toEqual({ days, opens, closes })
})

test.each([
  'nach Vereinbarung',
  'Fr–Mo 9–17 Uhr',
  'Mo–Fr 17–9 Uhr',
  'Mo–Fr 9–25 Uhr',
  'Mo–Fr ab 9 Uhr',
  'Mo, Feiertags 9–12 Uhr',
  '9–17 Uhr',
  '',
])('says no days and times: %s', (line) => {
  expect(readOpeningTimes(line)).toBeNull()
})
