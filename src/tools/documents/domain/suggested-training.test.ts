import { expect, test } from 'vitest'
import { trainingAt } from './suggested-training.ts'

function date(day: string, seatsLeft: number) {
  const startsAt = '2027-01-07T09:00:00.000Z'
  return { id: day, date: day, time: '', startsAt, endsAt: null, seatsLeft, trainer: null }
}
const TRAININGS = [
  { id: 'zwei-uhren', title: 'Zwei Uhren', dates: [date('Montag', 0), date('Dienstag', 3)] },
  { id: 'uhren', title: 'Uhren', dates: [date('Montag', 0)] },
]

test.each([
  '/trainings/zwei-uhren',
  ' https://firma.example/trainings/zwei-uhren/ ',
  'trainings/zwei-uhren?x=1#termine',
])('names the training at %s with its next free date', (address) => {
  expect(trainingAt(address, TRAININGS)).toEqual({
    id: 'zwei-uhren',
    title: 'Zwei Uhren',
    free: { day: 'Dienstag', startsAt: '2027-01-07T09:00:00.000Z', seats: 3 },
  })
})

test('says nothing of dates where none has a free seat', () => {
  expect(trainingAt('/trainings/uhren', TRAININGS)?.free).toBeNull()
})

test.each(['', '/trainings/', '/trainings/andere', '/kontakt', 'uhren', '/trainings/uhren/hr'])(
  'names none at %s',
  (address) => {
    expect(trainingAt(address, TRAININGS)).toBeNull()
  },
)
