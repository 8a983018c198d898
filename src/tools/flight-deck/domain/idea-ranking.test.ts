import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CRITERIA,
  rankIdeas,
  SCORES,
  type ScoredIdea,
  WEIGHTS,
  type Weights,
} from './idea-ranking.ts'

const EVEN: Weights = { value: 1, effort: 1, boldness: 1, fit: 1 }

function idea(
  id: number,
  ...[value, effort, boldness, fit]: (typeof SCORES)[number][]
): ScoredIdea {
  return {
    id,
    scores: {
      ...(value && { value }),
      ...(effort && { effort }),
      ...(boldness && { boldness }),
      ...(fit && { fit }),
    },
  }
}

describe('the order of ideas', () => {
  test('is that of their points', () => {
    const { ranked, pointsMax } = rankIdeas([idea(1, 2, 2, 2, 2), idea(2, 5, 4, 3, 2)], EVEN)
    expect(ranked).toEqual([
      { id: 2, place: 1, points: 14, tie: null },
      { id: 1, place: 2, points: 8, tie: null },
    ])
    expect(pointsMax).toBe(20)
  })

  test('follows the weights', () => {
    const ideas = [idea(1, 5, 1, 1, 1), idea(2, 1, 1, 5, 5)]
    expect(rankIdeas(ideas, EVEN).ranked[0]?.id).toBe(2)
    expect(rankIdeas(ideas, { ...EVEN, value: 3 }).ranked[0]?.id).toBe(1)
  })

  test('of equal points is decided by what weighs most, and says so', () => {
    const ideas = [idea(1, 5, 1, 2, 2), idea(2, 1, 3, 2, 2)]
    const weights: Weights = { value: 1, effort: 2, boldness: 1, fit: 1 }
    expect(rankIdeas(ideas, weights).ranked).toEqual([
      { id: 2, place: 1, points: 11, tie: null },
      { id: 1, place: 2, points: 11, tie: { with: 2, by: 'effort' } },
    ])
  })

  test('gives ideas that are alike one place, and the next one counts on', () => {
    const ideas = [idea(1, 3, 3, 3, 3), idea(2, 3, 3, 3, 3), idea(3, 1, 1, 1, 1)]
    expect(rankIdeas(ideas, EVEN).ranked.map(({ place, tie }) => [place, tie])).toEqual([
      [1, null],
      [1, { with: 1, by: null }],
      [3, null],
    ])
  })

  test('leaves out what lacks a score, unless that counts nothing', () => {
    const ideas = [idea(1, 3, 3, 3), idea(2, 1)]
    expect(rankIdeas(ideas, EVEN)).toMatchObject({
      ranked: [],
      unscored: [
        { id: 1, missing: ['fit'] },
        { id: 2, missing: ['effort', 'boldness', 'fit'] },
      ],
    })
    const { ranked } = rankIdeas(ideas, { value: 2, effort: 0, boldness: 0, fit: 0 })
    expect(ranked.map(({ id }) => id)).toEqual([1, 2])
  })

  test('does not exist where nothing counts', () => {
    const { ranked, unscored } = rankIdeas([idea(1, 3, 3, 3, 3)], {
      value: 0,
      effort: 0,
      boldness: 0,
      fit: 0,
    })
    expect([ranked, unscored]).toEqual([[], [{ id: 1, missing: [] }]])
  })
})

const anyWeights = fc.record({
  value: fc.constantFrom(...WEIGHTS),
  effort: fc.constantFrom(...WEIGHTS),
  boldness: fc.constantFrom(...WEIGHTS),
  fit: fc.constantFrom(...WEIGHTS),
})
const anyScore = fc.constantFrom(...SCORES)
const anyScores = fc.record(
  { value: anyScore, effort: anyScore, boldness: anyScore, fit: anyScore },
  { requiredKeys: [] },
)
const anyIdeas = fc
  .array(anyScores, { maxLength: 12 })
  .map((all) => all.map((scores, index) => ({ id: index + 1, scores })))

test('every idea is ranked or said to lack something, once', () => {
  fc.assert(
    fc.property(anyIdeas, anyWeights, (ideas, weights) => {
      const { ranked, unscored } = rankIdeas(ideas, weights)
      const ids = [...ranked, ...unscored].map(({ id }) => id).sort((a, b) => a - b)
      expect(ids).toEqual(ideas.map(({ id }) => id))
    }),
  )
})

test('places do not depend on the order in which ideas came', () => {
  fc.assert(
    fc.property(anyIdeas, anyWeights, (ideas, weights) => {
      const places = (some: ScoredIdea[]) =>
        new Map(
          rankIdeas(some, weights).ranked.map(({ id, place, points }) => [id, [place, points]]),
        )
      expect(places(ideas.toReversed())).toEqual(places(ideas))
    }),
  )
})

test('nobody stands before an idea that is at least as good in everything and better in something that counts', () => {
  fc.assert(
    fc.property(anyIdeas, anyWeights, (ideas, weights) => {
      const { ranked } = rankIdeas(ideas, weights)
      const byId = new Map(ideas.map((one) => [one.id, one.scores]))
      for (const [index, { id }] of ranked.entries()) {
        for (const after of ranked.slice(index + 1)) {
          const gains = CRITERIA.filter((criterion) => weights[criterion] > 0).map(
            (criterion) =>
              (byId.get(after.id)?.[criterion] ?? 0) - (byId.get(id)?.[criterion] ?? 0),
          )
          const isBetter = gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0)
          expect(isBetter).toBe(false)
        }
      }
    }),
  )
})
