import { expect, test } from 'vitest'
import { WAITING_STATES } from '../../domain/waiting-entry.ts'
import { isWaiting, outcomeText, stateText } from './waiting-texts.ts'

const listed = { offeredSeats: null, offerEndsAt: null, reference: null }

test('an offer says how many seats, and until when', () => {
  const offered = { offeredSeats: 2, offerEndsAt: '2027-01-05T08:30:00.000Z', reference: null }
  expect(outcomeText({ ...offered, state: 'offered' })).toBe(
    '2 Plätze angeboten bis 05.01.2027 09:30',
  )
})

test('a booking is named by its reference', () => {
  expect(outcomeText({ ...listed, state: 'booked', reference: 'MF-7K2Q' })).toBe('Buchung MF-7K2Q')
  expect(outcomeText({ ...listed, state: 'waiting' })).toBeNull()
})

test('each state has a text of its own, and three of them still wait', () => {
  const texts = WAITING_STATES.map((state) => stateText({ state }))
  expect(new Set(texts).size).toBe(WAITING_STATES.length)
  expect(WAITING_STATES.filter((state) => isWaiting({ state }))).toEqual([
    'unconfirmed',
    'waiting',
    'offered',
  ])
})
