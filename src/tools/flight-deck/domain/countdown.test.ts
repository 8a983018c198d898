import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countdownText,
  newCountdown,
  pauseCountdown,
  remainingMs,
  startCountdown,
} from './countdown.ts'

const EIGHT_MINUTES = 480_000
const NOON = 1_795_000_000_000

describe('a countdown', () => {
  test('loses what passed between start and pause, and nothing while it pauses', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(100_000), fc.nat(100_000)), { maxLength: 10 }),
        (spells) => {
          let now = NOON
          let run = 0
          let countdown = newCountdown(EIGHT_MINUTES)
          for (const [running, pausing] of spells) {
            if (run + running >= EIGHT_MINUTES) break
            countdown = startCountdown(countdown, now, EIGHT_MINUTES)
            now += running
            run += running
            expect(remainingMs(countdown, now, EIGHT_MINUTES)).toBe(EIGHT_MINUTES - run)
            countdown = pauseCountdown(countdown, now, EIGHT_MINUTES)
            now += pausing
            expect(remainingMs(countdown, now, EIGHT_MINUTES)).toBe(EIGHT_MINUTES - run)
          }
        },
      ),
    )
  })

  test('is over, stays over, and can be started again', () => {
    const running = startCountdown(newCountdown(EIGHT_MINUTES), NOON, EIGHT_MINUTES)
    const late = NOON + EIGHT_MINUTES + 5000
    expect(remainingMs(running, late, EIGHT_MINUTES)).toBe(0)
    const over = pauseCountdown(running, late, EIGHT_MINUTES)
    expect(remainingMs(startCountdown(over, late, EIGHT_MINUTES), late, EIGHT_MINUTES)).toBe(
      EIGHT_MINUTES,
    )
  })

  test('never shows more than its length, although the clock was set back', () => {
    const running = startCountdown(newCountdown(EIGHT_MINUTES), NOON, EIGHT_MINUTES)
    expect(remainingMs(running, NOON - 3_600_000, EIGHT_MINUTES)).toBe(EIGHT_MINUTES)
  })
})

test.each([
  [480_000, '8:00'],
  [479_001, '8:00'],
  [65_000, '1:05'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms reads %s', (left, text) => {
  expect(countdownText(left)).toBe(text)
})
