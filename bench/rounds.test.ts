import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMet } from './report.ts'
import { figureOf, measureInTurns, ratioOf, spreadOf } from './rounds.ts'

/** A contender with predefined rounds, which records its turns. */
function scripted(name: string, values: readonly number[], turns: string[]) {
  let round = 0
  return {
    name,
    measure: async () => {
      turns.push(name)
      round += 1
      return { ms: values[round - 1] ?? Number.NaN }
    },
  }
}

test('contenders take turns, and what they did to warm up does not count', async () => {
  const turns: string[] = []
  const rounds = await measureInTurns(
    [scripted('a', [900, 1, 2], turns), scripted('b', [900, 3, 5], turns)],
    { rounds: 2, warmUps: 1 },
  )
  expect(turns.join('')).toBe('ababab')
  expect(figureOf(rounds, 'a', 'ms')).toEqual({ median: 1.5, least: 1, most: 2 })
  expect(figureOf(rounds, 'b', 'ms')).toEqual({ median: 4, least: 3, most: 5 })
})

test('a machine that slows all contenders of a round alike changes no ratio', async () => {
  const moods = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(moods, async (slow) => {
      const rounds = await measureInTurns(
        [
          scripted(
            'ours',
            slow.map((factor) => 3 * factor),
            [],
          ),
          scripted(
            'theirs',
            slow.map((factor) => 4 * factor),
            [],
          ),
        ],
        { rounds: slow.length, warmUps: 0 },
      )
      const ratio = ratioOf(rounds, 'ms', { measured: 'ours', reference: 'theirs' })
      for (const value of Object.values(ratio)) expect(value).toBeCloseTo(0.75)
    }),
  )
})

test('the median lies in the middle of what was measured, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const { median, least, most } = spreadOf(values)
      const below = values.filter((value) => value < median).length
      const above = values.filter((value) => value > median).length
      expect(below).toBeLessThanOrEqual(values.length / 2)
      expect(above).toBeLessThanOrEqual(values.length / 2)
      expect([least, most]).toEqual([Math.min(...values), Math.max(...values)])
    }),
  )
})

test('a promise is judged by the median, and one without a figure is missed', () => {
  const ratio = { median: 0.7, least: 0.1, most: 3 }
  expect(isMet({ what: '', ratio, atLeast: 0.7 })).toBe(true)
  expect(isMet({ what: '', ratio, atLeast: 0.71 })).toBe(false)
  expect(isMet({ what: '', ratio, atMost: 0.69 })).toBe(false)
  expect(isMet({ what: '', ratio: { ...ratio, median: Number.NaN }, atLeast: 0 })).toBe(false)
})

test('who measured nothing has no figures', () => {
  expect(() => spreadOf([])).toThrow('Nothing was measured')
})
