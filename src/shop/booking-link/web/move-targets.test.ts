import { expect, test } from 'vitest'
import { aComingDate } from '#tests/support/builders.ts'
import { moveTargets } from './move-targets.ts'

const date = (id: string, seatsLeft: number) => aComingDate(id, { seatsLeft })

const TRAININGS = [
  { id: 'brot', title: 'Brot backen', dates: [date('brot-1', 3)] },
  { id: 'uhren', title: 'Uhren & Zeit', dates: [date('uhren-1', 5), date('uhren-2', 1)] },
  { id: 'pilze', title: 'Pilze finden', dates: [date('pilze-1', 0)] },
]

test('a seat goes to other dates with free seats, its own training first', () => {
  const targets = moveTargets(TRAININGS, { trainingId: 'uhren', dateId: 'uhren-1' })
  expect(targets.map(({ title, dates }) => [title, dates.map(({ id }) => id)])).toEqual([
    ['Uhren & Zeit', ['uhren-2']],
    ['Brot backen', ['brot-1']],
  ])
})

test('the order of the shop stays where its own training has no other date', () => {
  const targets = moveTargets(TRAININGS, { trainingId: 'pilze', dateId: 'pilze-0' })
  expect(targets.map(({ trainingId }) => trainingId)).toEqual(['brot', 'uhren'])
})
