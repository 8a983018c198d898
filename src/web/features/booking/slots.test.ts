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

const trainings = [
  { id: 'kurs-1-uhren', bookable: true },
  { id: 'kurs-3-drachen', bookable: true },
  { id: 'voll', bookable: false },
]

function own(trainingId = ''): Slot {
  return { trainingId, attendeeType: 'booker', other: EMPTY_PERSON }
}
function forOther(other: Person, trainingId = ''): Slot {
  return { trainingId, attendeeType: 'other', other }
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
  test('begin for the booker and without a training', () => {
    expect(slotsFor([], 2, trainings)).toEqual([own(), own()])
  })

  test('keep what was assigned, and new ones come after it', () => {
    const assigned = [own('kurs-1-uhren'), forOther(uwe, 'kurs-3-drachen')]
    expect(slotsFor(assigned, 3, trainings)).toEqual([...assigned, own()])
  })

  test('beyond a smaller package stay stored for the bigger one', () => {
    const assigned = [own('kurs-1-uhren'), own('kurs-3-drachen')]
    expect(slotsFor(assigned, 1, trainings)).toEqual(assigned)
  })

  test('lose a training that is no longer offered', () => {
    expect(slotsFor([own('weg')], 1, trainings)).toEqual([own()])
  })
})

describe('a training that a link asks for', () => {
  test('goes into the first slot', () => {
    expect(preselect([own(), own()], 2, 'kurs-3-drachen')).toEqual([own('kurs-3-drachen'), own()])
  })

  test('goes into the first free slot when the first one has a training', () => {
    expect(preselect([own('kurs-1-uhren'), own()], 2, 'kurs-3-drachen')).toEqual([
      own('kurs-1-uhren'),
      own('kurs-3-drachen'),
    ])
  })

  test('replaces the training of the first slot when none is free', () => {
    expect(preselect([own('kurs-1-uhren')], 1, 'kurs-3-drachen')).toEqual([own('kurs-3-drachen')])
  })

  test('changes nothing when a slot of the package has it', () => {
    const slots = [own('kurs-1-uhren'), own('kurs-3-drachen')]
    expect(preselect(slots, 2, 'kurs-3-drachen')).toEqual(slots)
  })

  test('does not count a slot beyond the package', () => {
    const slots = [own(), own('kurs-3-drachen')]
    expect(preselect(slots, 1, 'kurs-3-drachen')[0]).toEqual(own('kurs-3-drachen'))
  })
})

describe('step 2 opens', () => {
  const empty = { slots: [], preselected: '' }

  test('with the training that the visitor came from', () => {
    const opening = openingSlots(empty, {
      count: 2,
      trainings,
      requestedTraining: 'kurs-3-drachen',
    })
    expect(opening).toEqual({
      slots: [own('kurs-3-drachen'), own()],
      preselected: 'kurs-3-drachen',
    })
  })

  test('with the visitor’s own choice when they come back', () => {
    const back = { slots: [own('kurs-1-uhren'), own()], preselected: 'kurs-3-drachen' }
    expect(
      openingSlots(back, { count: 2, trainings, requestedTraining: 'kurs-3-drachen' }),
    ).toEqual(back)
  })

  test.each([
    ['an unknown training', 'weg'],
    ['a training that cannot be booked', 'voll'],
    ['no training', undefined],
  ])('without a training for a link to %s', (_what, requestedTraining) => {
    expect(openingSlots(empty, { count: 1, trainings, requestedTraining })).toEqual({
      slots: [own()],
      preselected: '',
    })
  })
})

test('a booker’s slot follows the booker, and the other person’s draft stays', () => {
  const slot: Slot = { trainingId: '', attendeeType: 'booker', other: uwe }
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

describe('the same person in the same training', () => {
  test('is found by the e-mail address, whatever its case', () => {
    const slots = [
      own('kurs-1-uhren'),
      forOther({ ...uwe, email: ' SINA@example.com ' }, 'kurs-1-uhren'),
    ]
    expect(earlierSlotOfSamePerson(slots, 1, booker)).toBe(0)
  })

  test('is reported at the later slot only', () => {
    const slots = [own('kurs-1-uhren'), own('kurs-1-uhren')]
    expect(earlierSlotOfSamePerson(slots, 0, booker)).toBeNull()
  })

  test.each<[string, Slot[]]>([
    ['another training', [own('kurs-1-uhren'), own('kurs-3-drachen')]],
    ['another person', [own('kurs-1-uhren'), forOther(uwe, 'kurs-1-uhren')]],
    ['no training yet', [own(), own()]],
    [
      'no address yet',
      [forOther(EMPTY_PERSON, 'kurs-1-uhren'), forOther(EMPTY_PERSON, 'kurs-1-uhren')],
    ],
  ])('is not found with %s', (_what, slots) => {
    expect(earlierSlotOfSamePerson(slots, 1, booker)).toBeNull()
  })
})
