import { describe, expect, test } from 'vitest'
import { aComingDate, aTraining } from '#tests/support/builders.ts'
import { offeredDates } from './offered-dates.ts'
import { seatRequest } from './seat-request.ts'

const CLOCKS = 'kurs-1-uhren'

/** Asks for a seat where the training has dates with these free seats. */
function ask(asksFor: { date?: string; training?: string }, free: Record<string, number>) {
  const training = {
    ...aTraining(),
    id: CLOCKS,
    title: 'Uhren & Zeit',
    dateId: 'held',
    date: 'Donnerstag, 7. Januar 2027',
    dates: Object.entries(free).map(([id, seatsLeft]) =>
      aComingDate(id, { seatsLeft, date: 'Donnerstag, 14. Januar 2027' }),
    ),
  }
  return seatRequest([training], offeredDates([training]), asksFor)
}

test('an address without training or date asks for no seat', () => {
  expect(ask({}, { january: 3 })).toBeNull()
})

describe('a seat that can be had is', () => {
  test.each([
    ['on the date that is asked for', { date: 'april' }, 'april'],
    ['on that date, whatever the training', { date: 'april', training: 'other' }, 'april'],
    ['on the next free date of the training', { training: CLOCKS }, 'march'],
  ])('%s', (_what, asksFor, date) => {
    const request = ask(asksFor, { january: 0, march: 2, april: 20 })
    expect(request).toEqual({ date: expect.objectContaining({ id: date }) })
  })
})

describe('of a seat that cannot be had it is said', () => {
  test('that the date is full, with the next free one and its own waiting list', () => {
    expect(ask({ date: 'january' }, { january: 0, march: 2 })).toMatchObject({
      missed: {
        text: '„Uhren & Zeit“ am Donnerstag, 14. Januar 2027 ist ausgebucht.',
        instead: { id: 'march' },
        waiting: { date: 'january' },
        soldOut: 'Uhren & Zeit',
      },
    })
  })

  test('that the training is full on every date, with the waiting list of the next', () => {
    const { missed } = ask({ training: CLOCKS }, { january: 0, march: 0 }) ?? {}
    expect(missed).toEqual({
      text: '„Uhren & Zeit“ ist ausgebucht.',
      instead: undefined,
      waiting: { date: 'january' },
      soldOut: 'Uhren & Zeit',
    })
  })

  test.each([
    [
      'has begun',
      { date: 'held' },
      '„Uhren & Zeit“ am Donnerstag, 7. Januar 2027 hat schon begonnen.',
    ],
    [
      'has no date to come',
      { training: CLOCKS },
      'Für „Uhren & Zeit“ steht noch kein neuer Termin fest.',
    ],
  ])('that it %s, with the list for new dates', (_what, asksFor, text) => {
    expect(ask(asksFor, {})).toEqual({
      missed: { text, instead: undefined, waiting: { training: CLOCKS } },
    })
  })

  test('that the date is gone, with the next free one of the training', () => {
    expect(ask({ date: 'gone', training: CLOCKS }, { january: 0, march: 2 })).toMatchObject({
      missed: {
        text: 'Diesen Termin für „Uhren & Zeit“ gibt es nicht mehr.',
        instead: { id: 'march' },
        waiting: { training: CLOCKS },
      },
    })
  })

  test.each([
    ['date', { date: 'gone' }, 'Diesen Termin gibt es nicht oder nicht mehr.'],
    ['training', { training: 'gone' }, 'Dieses Training gibt es nicht oder nicht mehr.'],
  ])('that there is no such %s', (_what, asksFor, text) => {
    expect(ask(asksFor, { january: 3 })).toEqual({
      missed: { text, instead: undefined, waiting: undefined },
    })
  })
})
