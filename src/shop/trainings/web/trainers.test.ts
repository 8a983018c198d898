import { expect, test } from 'vitest'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import type { ComingDate } from '../domain/training-date.ts'
import { trainersOf } from './trainers.ts'

const MEMBER = SAMPLE_FIRM.team[0]?.name ?? ''
const GUEST = 'Gast Ohne Bild'

function dates(...trainers: (string | null)[]): ComingDate[] {
  return trainers.map((trainer, index) => ({ id: String(index), trainer }) as ComingDate)
}

test.each([
  ['no dates', [], []],
  ['dates without a trainer', [null, null], []],
  ['one trainer for all dates', [MEMBER, MEMBER], [[MEMBER, []]]],
  ['a trainer for one of two dates', [null, MEMBER], [[MEMBER, ['1']]]],
  [
    'two trainers, in the order of the dates',
    [GUEST, MEMBER, GUEST],
    [
      [GUEST, ['0', '2']],
      [MEMBER, ['1']],
    ],
  ],
])('%s', (_name, trainers, expected) => {
  const found = trainersOf(dates(...trainers))
  expect(found.map(({ name, onlyDates }) => [name, onlyDates.map(({ id }) => id)])).toEqual(
    expected,
  )
})

test('only a person of the team has a portrait and sentences', () => {
  const [member, guest] = trainersOf(dates(MEMBER, GUEST))
  expect(member?.member).toBe(SAMPLE_FIRM.team[0])
  expect(guest?.member).toBeUndefined()
})

test('every person of the team has two sentences', () => {
  for (const { name, about } of SAMPLE_FIRM.team) {
    expect(about.match(/[.!?](?= |$)/g), name).toHaveLength(2)
  }
})
