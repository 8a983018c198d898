import { expect, test } from 'vitest'
import { createRush } from './rush.ts'

const LONG_MS = 60_000

test('what gives way goes on when the last of those under way has ended, also badly', async () => {
  const rush = createRush()
  const events: string[] = []
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const underWay = [rush.during(() => first.promise), rush.during(() => second.promise)]
  const over = rush.over(LONG_MS).then(() => events.push('over'))

  first.resolve()
  await underWay[0]
  events.push('one has ended')
  second.reject(new Error('no seats'))
  await expect(underWay[1]).rejects.toThrow('no seats')
  await over

  expect(events).toEqual(['one has ended', 'over'])
})

test('a rush that does not end holds nothing up for longer than it may', async () => {
  const rush = createRush()
  const endless = Promise.withResolvers<void>()
  const underWay = rush.during(() => endless.promise)

  await rush.over(5)

  endless.resolve()
  await underWay
  await rush.over(LONG_MS)
})
