import { expect, test } from 'vitest'
import { firstDayWithoutPeriod } from './price-end.ts'

const period = (validFrom: string, validUntil: string) => ({ validFrom, validUntil })

test.each([
  ['no period at all', [], '2027-03-01'],
  ['one that is over', [period('2027-01-01', '2027-02-28')], '2027-03-01'],
  ['one that ends today', [period('2027-01-01', '2027-03-01')], '2027-03-02'],
  ['one that has not begun', [period('2027-03-05', '2027-12-31')], '2027-03-01'],
  [
    'one right after another, in any order',
    [period('2027-03-11', '2027-03-20'), period('2027-02-01', '2027-03-10')],
    '2027-03-21',
  ],
  [
    'two with a day between them',
    [period('2027-02-01', '2027-03-10'), period('2027-03-12', '2027-12-31')],
    '2027-03-11',
  ],
  [
    'a short one within a long one',
    [period('2027-02-01', '2027-12-31'), period('2027-02-20', '2027-03-05')],
    '2028-01-01',
  ],
])('with %s', (_periods, schedules, day) => {
  expect(firstDayWithoutPeriod('2027-03-01', schedules)).toBe(day)
})
