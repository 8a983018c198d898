import { describe, expect, test } from 'vitest'
import { aComingDate, aTraining } from '#tests/support/builders.ts'
import { offeredDates } from './offered-dates.ts'

const training = aTraining()
const coming = (id: string, seatsLeft: number) => aComingDate(id, { seatsLeft })

describe('the dates that a slot can have', () => {
  test('are those to come, by training, and full ones cannot be booked', () => {
    const other = { ...training, id: 'kurs-2-brot', dates: [coming('may', 3)] }
    const dates = offeredDates([
      { ...training, dates: [coming('january', 0), coming('april', 20)] },
      other,
    ])
    expect(dates.map(({ id, trainingId, bookable }) => [id, trainingId, bookable])).toEqual([
      ['january', 'kurs-1-uhren', false],
      ['april', 'kurs-1-uhren', true],
      ['may', 'kurs-2-brot', true],
    ])
  })

  test('hold the last one of a training without a date to come, which cannot be booked', () => {
    expect(offeredDates([training])).toMatchObject([{ id: 'january', bookable: false }])
  })

  test('hold nothing of a training that never had a date', () => {
    expect(offeredDates([{ ...training, dateId: null }])).toEqual([])
  })
})
