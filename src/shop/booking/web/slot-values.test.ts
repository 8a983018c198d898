import { describe, expect, test } from 'vitest'
import { aPerson, BOOKER } from '#tests/support/product/bookings.ts'
import {
  EMPTY_PERSON,
  earlierSlotOfSamePerson,
  offeredCompany,
  type Person,
  personOf,
  type Slot,
  slotCount,
} from './slot-values.ts'

const booker = BOOKER
const uwe = aPerson('Uwe Weiß')

function own(dateId = ''): Slot {
  return { dateId, attendeeType: 'booker', other: EMPTY_PERSON }
}
function forOther(other: Person, dateId = ''): Slot {
  return { dateId, attendeeType: 'other', other }
}

test.each([
  ['4', 4],
  ['3', 3],
  ['5', 5],
  ['12', 12],
  ['1', 1],
  ['', 1],
  ['0', 1],
  ['viele', 1],
])('a package with trainingsCount %j has %i slot(s)', (trainingsCount, count) => {
  expect(slotCount({ trainingsCount })).toBe(count)
})

test('a booker’s slot follows the booker, and the other person’s draft stays', () => {
  const slot: Slot = { dateId: '', attendeeType: 'booker', other: uwe }
  expect(personOf(slot, { ...booker, firstName: 'Sinja' }).firstName).toBe('Sinja')
  expect(personOf({ ...slot, attendeeType: 'other' }, booker)).toBe(uwe)
})

describe('the company that is offered for another person', () => {
  const withCompany = forOther({ ...uwe, company: ' Andere AG ' })

  test('is that of the last other person before', () => {
    expect(offeredCompany([withCompany, own(), forOther(EMPTY_PERSON)], 2, booker)).toBe(
      'Andere AG',
    )
  })

  test('is the booker’s when no other person before has one', () => {
    expect(offeredCompany([forOther(uwe), forOther(EMPTY_PERSON)], 1, booker)).toBe(BOOKER.company)
    expect(offeredCompany([forOther(EMPTY_PERSON), withCompany], 0, booker)).toBe(BOOKER.company)
  })
})

describe('the same person on the same date', () => {
  test('is found by the e-mail address, whatever its case', () => {
    const slots = [
      own('january'),
      forOther({ ...uwe, email: ' SINA.Adler@example.com ' }, 'january'),
    ]
    expect(earlierSlotOfSamePerson(slots, 1, booker)).toBe(0)
  })

  test('is reported at the later slot only', () => {
    const slots = [own('january'), own('january')]
    expect(earlierSlotOfSamePerson(slots, 0, booker)).toBeNull()
  })

  test.each<[string, Slot[]]>([
    ['another date', [own('january'), own('february')]],
    ['another person', [own('january'), forOther(uwe, 'january')]],
    ['no date yet', [own(), own()]],
    ['no address yet', [forOther(EMPTY_PERSON, 'january'), forOther(EMPTY_PERSON, 'january')]],
  ])('is not found with %s', (_what, slots) => {
    expect(earlierSlotOfSamePerson(slots, 1, booker)).toBeNull()
  })
})
