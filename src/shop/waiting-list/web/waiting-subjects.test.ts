import { expect, test } from 'vitest'
import { aComingDate, aTraining } from '#tests/support/builders.ts'
import { offeredSubjects, parseJoinSearch, requestedSubject } from './waiting-subjects.ts'

const coming = (id: string, seatsLeft: number) => aComingDate(id, { seatsLeft })
const training = (id: string, ...dates: ReturnType<typeof coming>[]) =>
  aTraining({ id, title: id, dates })
const TRAININGS = [
  training('kurs-1-uhren', coming('full', 0), coming('free', 3)),
  training('kurs-2-brot'),
]

test('full dates and the new dates of every training are offered', () => {
  expect(offeredSubjects(TRAININGS).map(({ id }) => id)).toEqual([
    'full',
    'kurs-1-uhren',
    'kurs-2-brot',
  ])
})

test.each([
  ['a full date', { termin: 'full' }, 'full'],
  ['a date with fewer free seats than a group needs', { termin: 'free' }, 'free'],
  ['the new dates of a training', { training: 'kurs-2-brot' }, 'kurs-2-brot'],
  ['a date that is over', { termin: 'past' }, undefined],
  ['an unknown training', { training: 'weg' }, undefined],
  ['nothing', {}, undefined],
])('a link asks for %s', (_what, search, id) => {
  expect(requestedSubject(TRAININGS, search)?.id).toBe(id)
})

test('search parameters that are no text count as absent', () => {
  expect(parseJoinSearch({ termin: 7, training: '' })).toEqual({
    termin: undefined,
    training: undefined,
  })
})
