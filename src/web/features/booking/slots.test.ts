import { describe, expect, test } from 'vitest'
import { EMPTY_PERSON, type Person, type Slot } from './draft.ts'
import {
  earlierSlotOfSamePerson,
  offeredCompany,
  openingSlots,
  personOf,
  preselect,
  slotCount,
  slotsFor,
} from './slots.ts'

const booker: Person = {
  firstName: 'Sina',
  lastName: 'Adler',
  email: 'sina@example.com',
  company: 'Beispiel GmbH',
}
const uwe: Person = { firstName: 'Uwe', lastName: 'Weiß', email: 'uwe@example.com', company: '' }

const dates = [
  { id: 'january', bookable: true },
  { id: 'february', bookable: true },
  { id: 'full', bookable: false },
]

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

describe('the slots of a package', () => {
  test('begin for the booker and without a date', () => {
    expect(slotsFor([], 2, dates)).toEqual([own(), own()])
  })

  test('keep what was assigned, and new ones come after it', () => {
    const assigned = [own('january'), forOther(uwe, 'february')]
    expect(slotsFor(assigned, 3, dates)).toEqual([...assigned, own()])
  })

  test('beyond a smaller package stay stored for the bigger one', () => {
    const assigned = [own('january'), own('february')]
    expect(slotsFor(assigned, 1, dates)).toEqual(assigned)
  })

  test('lose a date that is no longer offered', () => {
    expect(slotsFor([own('gone')], 1, dates)).toEqual([own()])
  })
})

describe('a date that a link asks for', () => {
  test('goes into the first slot', () => {
    expect(preselect([own(), own()], 2, 'february')).toEqual([own('february'), own()])
  })

  test('goes into the first free slot when the first one has a date', () => {
    expect(preselect([own('january'), own()], 2, 'february')).toEqual([
      own('january'),
      own('february'),
    ])
  })

  test('replaces the date of the first slot when none is free', () => {
    expect(preselect([own('january')], 1, 'february')).toEqual([own('february')])
  })

  test('changes nothing when a slot of the package has it', () => {
    const slots = [own('january'), own('february')]
    expect(preselect(slots, 2, 'february')).toEqual(slots)
  })

  test('does not count a slot beyond the package', () => {
    const slots = [own(), own('february')]
    expect(preselect(slots, 1, 'february')[0]).toEqual(own('february'))
  })
})

describe('step 2 opens', () => {
  const empty = { slots: [], preselected: '' }

  test('with the date that the visitor came from', () => {
    const opening = openingSlots(empty, {
      count: 2,
      dates,
      requested: 'february',
    })
    expect(opening).toEqual({
      slots: [own('february'), own()],
      preselected: 'february',
    })
  })

  test('with the visitor’s own choice when they come back', () => {
    const back = { slots: [own('january'), own()], preselected: 'february' }
    expect(openingSlots(back, { count: 2, dates, requested: 'february' })).toEqual(back)
  })

  test.each([
    ['an unknown date', 'gone'],
    ['a date that cannot be booked', 'full'],
    ['no date', undefined],
  ])('without a date for a link to %s', (_what, requested) => {
    expect(openingSlots(empty, { count: 1, dates, requested })).toEqual({
      slots: [own()],
      preselected: '',
    })
  })
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
    expect(offeredCompany([forOther(uwe), forOther(EMPTY_PERSON)], 1, booker)).toBe('Beispiel GmbH')
    expect(offeredCompany([forOther(EMPTY_PERSON), withCompany], 0, booker)).toBe('Beispiel GmbH')
  })
})

describe('the same person on the same date', () => {
  test('is found by the e-mail address, whatever its case', () => {
    const slots = [own('january'), forOther({ ...uwe, email: ' SINA@example.com ' }, 'january')]
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
