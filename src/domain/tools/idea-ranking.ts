/** What ideas are judged by. All point the same way: more is better, so effort is asked for as little effort. */
export const CRITERIA = ['value', 'effort', 'boldness', 'fit'] as const
export type Criterion = (typeof CRITERIA)[number]

/** How much a criterion counts: not at all, once, twice, three times. */
export const WEIGHTS = [0, 1, 2, 3] as const
export type Weight = (typeof WEIGHTS)[number]
export type Weights = Readonly<Record<Criterion, Weight>>

/** From "hardly" to "very much". */
export const SCORES = [1, 2, 3, 4, 5] as const
export type Score = (typeof SCORES)[number]
export type Scores = Readonly<Partial<Record<Criterion, Score>>>

export interface ScoredIdea {
  readonly id: number
  readonly scores: Scores
}

/** An idea's place in the order. */
export interface RankedIdea {
  readonly id: number
  /** From 1. Ideas that are alike in everything share a place; the next one counts on behind them. */
  readonly place: number
  /** Scores times weights. */
  readonly points: number
  /**
   * Set where the idea before it has as many points: the criterion that put that one first, or null where the two are
   * alike in all that counts.
   */
  readonly tie: { readonly with: number; readonly by: Criterion | null } | null
}

export interface Ranking {
  /** The best first. */
  readonly ranked: readonly RankedIdea[]
  /** Ideas that lack a score in something that counts, in the order given. They have no place yet. */
  readonly unscored: readonly { readonly id: number; readonly missing: readonly Criterion[] }[]
  /** What an idea with the best score everywhere would have. */
  readonly pointsMax: number
}

/**
 * Orders ideas by their weighted scores. Between ideas of equal points the criterion that weighs most decides, then the
 * next; criteria of equal weight in the order of {@link CRITERIA}. What has no weight decides nothing, and where nothing
 * has any, nothing is ranked.
 */
export function rankIdeas(ideas: readonly ScoredIdea[], weights: Weights): Ranking {
  const counting = CRITERIA.filter((criterion) => weights[criterion] > 0).sort(
    (one, other) => weights[other] - weights[one],
  )
  const unscored = ideas
    .map(({ id, scores }) => ({
      id,
      missing: counting.filter((criterion) => scores[criterion] === undefined),
    }))
    .filter(({ missing }) => missing.length > 0 || counting.length === 0)
  const waiting = new Set(unscored.map(({ id }) => id))
  const points = ({ scores }: ScoredIdea) =>
    counting.reduce((sum, criterion) => sum + weights[criterion] * (scores[criterion] ?? 0), 0)
  const decider = (one: ScoredIdea, other: ScoredIdea) =>
    counting.find((criterion) => one.scores[criterion] !== other.scores[criterion]) ?? null

  const ordered = ideas
    .filter(({ id }) => !waiting.has(id))
    .sort((one, other) => {
      const difference = points(other) - points(one)
      const by = decider(one, other)
      if (difference !== 0 || by === null) return difference
      return (other.scores[by] ?? 0) - (one.scores[by] ?? 0)
    })

  const ranked: RankedIdea[] = []
  ordered.forEach((idea, index) => {
    const before = ordered[index - 1]
    const rankBefore = ranked[index - 1]
    const isTied = before !== undefined && points(before) === points(idea)
    const tie = isTied ? { with: before.id, by: decider(before, idea) } : null
    const isAlike = tie?.by === null && rankBefore !== undefined
    ranked.push({
      id: idea.id,
      place: isAlike ? rankBefore.place : index + 1,
      points: points(idea),
      tie,
    })
  })
  const best = SCORES[SCORES.length - 1] ?? 0
  return {
    ranked,
    unscored,
    pointsMax: counting.reduce((sum, criterion) => sum + weights[criterion] * best, 0),
  }
}
