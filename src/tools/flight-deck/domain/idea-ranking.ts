/** The criteria for ideas. More is always better: for effort, the score says how little is needed. */
export const CRITERIA = ['value', 'effort', 'boldness', 'fit'] as const
export type Criterion = (typeof CRITERIA)[number]

/** The factor of a criterion; 0 ignores it. */
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

/** An idea with its rank. */
export interface RankedIdea {
  readonly id: number
  /** From 1. Equal ideas share a rank; the next idea's rank counts them all (1, 1, 3). */
  readonly place: number
  /** The sum of scores times weights. */
  readonly points: number
  /**
   * Set where the idea before it has the same points: the criterion that decided, or null where the two are equal in
   * all criteria that count.
   */
  readonly tie: { readonly with: number; readonly by: Criterion | null } | null
}

export interface Ranking {
  /** Best first. */
  readonly ranked: readonly RankedIdea[]
  /** Ideas without a score in a criterion that counts, in the given order. They have no rank. */
  readonly unscored: readonly { readonly id: number; readonly missing: readonly Criterion[] }[]
  /** The points of an idea with the best score in every criterion. */
  readonly pointsMax: number
}

/**
 * Ranks ideas by their weighted scores. Between ideas of equal points, the criterion with the highest weight decides,
 * then the next; criteria of equal weight in the order of {@link CRITERIA}. A criterion of weight 0 is ignored; where
 * all are 0, nothing is ranked.
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
