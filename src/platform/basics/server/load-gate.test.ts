import { expect, test } from 'vitest'
import { createLoadGate } from './load-gate.ts'

const LONG_MS = 60_000

test('what gives way goes on when the last of those under way has ended, also badly', async () => {
  const loadGate = createLoadGate()
  const events: string[] = []
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const underWay = [loadGate.during(() => first.promise), loadGate.during(() => second.promise)]
  const over = loadGate.over(LONG_MS).then(() => events.push('over'))

  first.resolve()
  await underWay[0]
  events.push('one has ended')
  second.reject(new Error('no seats'))
  await expect(underWay[1]).rejects.toThrow('no seats')
  await over

  expect(events).toEqual(['one has ended', 'over'])
})

test('who rests waits while bookings are under way or have just ended, and not without any', async () => {
  const loadGate = createLoadGate()
  const events: string[] = []
  await loadGate.rest(LONG_MS)

  const booking = Promise.withResolvers<void>()
  const underWay = loadGate.during(() => booking.promise)
  const during = loadGate.rest(1).then(() => events.push('rested'))
  events.push('asked')
  await during
  booking.resolve()
  await underWay
  const after = loadGate.rest(20).then(() => events.push('rested'))
  await Promise.resolve()
  events.push('asked')
  await after

  expect(events).toEqual(['asked', 'rested', 'asked', 'rested'])
})

test('a burst of bookings that does not end delays mails for longer than it may', async () => {
  const loadGate = createLoadGate()
  const endless = Promise.withResolvers<void>()
  const underWay = loadGate.during(() => endless.promise)

  await loadGate.over(5)

  endless.resolve()
  await underWay
  await loadGate.over(LONG_MS)
})
