import { describe, expect, test } from 'vitest'
import { aPerson } from '#tests/support/product/bookings.ts'
import { EMPTY_PERSON, type Person, type Slot } from './slot-values.ts'
import { openingSlots, preselect, slotsFor } from './slots.ts'

const uwe = aPerson('Uwe Weiß')

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
