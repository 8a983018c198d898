import { expect, test } from 'vitest'
import { outdatedTrainings } from './outdated-trainings.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

test.each([
  ['over', '2026-11-20T09:00:00.000Z', 'passed'],
  ['still running', '2026-11-20T09:00:00.001Z', undefined],
  ['to come', '2027-01-12T10:30:00.000Z', undefined],
  ['not understood', null, 'not-understood'],
])('a session that is %s', (_, endsAt, reason) => {
  const training = { id: 'x', title: 'X', dateId: 'y', date: 'Anfang 2027', time: 'vormittags' }
  const startsAt = endsAt && '2026-11-20T07:30:00.000Z'

  expect(outdatedTrainings([{ ...training, startsAt, endsAt }], NOW)[0]?.reason).toBe(reason)
})

test('a training that never had a date', () => {
  const training = { id: 'x', title: 'X', dateId: null, date: '', time: '' }

  expect(outdatedTrainings([{ ...training, startsAt: null, endsAt: null }], NOW)[0]?.reason).toBe(
    'no-date',
  )
})
