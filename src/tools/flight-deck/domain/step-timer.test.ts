import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPaused, running, type StepTimer, standing, timeLeft, timeText } from './step-timer.ts'

const WHOLE_MS = 480_000
const NOON = Date.parse('2027-03-01T12:00:00Z')

test('a timer loses what passed while it ran, and nothing while it stood', () => {
  const spell = fc.tuple(fc.nat(40_000), fc.nat(100_000))
  fc.assert(
    fc.property(fc.array(spell, { maxLength: 10 }), fc.boolean(), (spells, isByHand) => {
      let timer: StepTimer = { restMs: WHOLE_MS, isPaused: false }
      let now = NOON
      let run = 0
      for (const [runs, stands] of spells) {
        timer = running(timer, new Date(now))
        now += runs
        run += runs
        expect(timeLeft(timer, new Date(now))).toBe(WHOLE_MS - run)
        timer = standing(timer, new Date(now), isByHand)
        now += stands
        expect(timeLeft(timer, new Date(now))).toBe(WHOLE_MS - run)
        expect(isPaused(timer)).toBe(isByHand)
      }
    }),
  )
})

test('a timer whose time is over has nothing left', () => {
  const timer = running({ restMs: WHOLE_MS, isPaused: false }, new Date(NOON))
  expect(timeLeft(timer, new Date(NOON + WHOLE_MS + 5000))).toBe(0)
})

test.each([
  [480_000, '8:00'],
  [479_001, '8:00'],
  [65_000, '1:05'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms reads %s', (left, text) => {
  expect(timeText(left)).toBe(text)
})
