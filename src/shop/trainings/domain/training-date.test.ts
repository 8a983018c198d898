import { describe, expect, test } from 'vitest'
import { comingDates, type DateState, listedDate } from './training-date.ts'

const NOW = new Date('2027-03-01T12:00:00Z')

const day = (id: string, startsAt: string | null, state: DateState = 'planned') => ({
  id,
  state,
  startsAt: startsAt === null ? null : new Date(startsAt),
})
const JANUARY = day('January', '2027-01-12T09:00:00Z')
const FEBRUARY = day('February', '2027-02-12T09:00:00Z')
const THIS_MOMENT = day('this moment', '2027-03-01T12:00:00Z')
const APRIL = day('April', '2027-04-12T08:00:00Z')
const JUNE = day('June', '2027-06-12T08:00:00Z')
const UNREADABLE = day('unreadable', null)
const CANCELLED = day('cancelled', '2027-03-12T09:00:00Z', 'cancelled')

describe('the dates of a training', () => {
  test.each([
    [[], [], undefined],
    [[JANUARY, FEBRUARY], [], 'February'],
    [[FEBRUARY, JANUARY], [], 'February'],
    [[JUNE, JANUARY, APRIL], ['April', 'June'], 'April'],
    [[THIS_MOMENT, JUNE], ['June'], 'June'],
    [[THIS_MOMENT], [], 'this moment'],
    [[UNREADABLE, JUNE], ['June', 'unreadable'], 'June'],
    [[JANUARY, UNREADABLE], ['unreadable'], 'unreadable'],
    [[CANCELLED, JUNE], ['June'], 'June'],
    [[JANUARY, CANCELLED], [], 'January'],
    [[CANCELLED], [], undefined],
  ])('case %#', (dates, coming, listed) => {
    expect(comingDates(dates, NOW).map(({ id }) => id)).toEqual(coming)
    expect(listedDate(dates, NOW)?.id).toBe(listed)
  })
})
