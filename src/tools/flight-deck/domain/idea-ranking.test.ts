import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CRITERIA, POINTS_MAX, rankIdeas, SCORES, type ScoredIdea } from './idea-ranking.ts'

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
  test('is that of their points, of which value counts twice', () => {
    const { ranked } = rankIdeas([idea(1, 2, 2, 2, 2), idea(2, 5, 4, 3, 2)])
    expect(ranked).toEqual([
      { id: 2, place: 1, points: 19, tiedBy: undefined },
      { id: 1, place: 2, points: 10, tiedBy: undefined },
    ])
    expect(POINTS_MAX).toBe(25)
  })

  test('of equal points is decided by the first criterion that differs, and says so', () => {
    const ideas = [idea(1, 1, 5, 2, 2), idea(2, 3, 1, 2, 2)]
    expect(rankIdeas(ideas).ranked).toEqual([
      { id: 2, place: 1, points: 11, tiedBy: undefined },
      { id: 1, place: 2, points: 11, tiedBy: 'value' },
    ])
  })

  test('gives ideas that are alike one place, and the next one counts on', () => {
    const ideas = [idea(1, 3, 3, 3, 3), idea(2, 3, 3, 3, 3), idea(3, 1, 1, 1, 1)]
    expect(rankIdeas(ideas).ranked.map(({ place, tiedBy }) => [place, tiedBy])).toEqual([
      [1, undefined],
      [1, null],
      [3, undefined],
    ])
  })

  test('leaves out what lacks a score', () => {
    expect(rankIdeas([idea(1, 3, 3, 3), idea(2, 1)])).toEqual({ ranked: [], unscored: [1, 2] })
  })
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
    fc.property(anyIdeas, (ideas) => {
      const { ranked, unscored } = rankIdeas(ideas)
      const ids = [...ranked.map(({ id }) => id), ...unscored].sort((a, b) => a - b)
      expect(ids).toEqual(ideas.map(({ id }) => id))
    }),
  )
})

test('places do not depend on the order in which ideas came', () => {
  fc.assert(
    fc.property(anyIdeas, (ideas) => {
      const places = (some: ScoredIdea[]) =>
        new Map(rankIdeas(some).ranked.map(({ id, place, points }) => [id, [place, points]]))
      expect(places(ideas.toReversed())).toEqual(places(ideas))
    }),
  )
})

test('nobody stands before an idea that is at least as good in everything and better in something', () => {
  fc.assert(
    fc.property(anyIdeas, (ideas) => {
      const { ranked } = rankIdeas(ideas)
      const byId = new Map(ideas.map((one) => [one.id, one.scores]))
      for (const [index, { id }] of ranked.entries()) {
        for (const after of ranked.slice(index + 1)) {
          const gains = CRITERIA.map(
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
