/** The criteria for ideas. More is always better: for effort, the score says how little is needed. */
export const CRITERIA = ['value', 'effort', 'boldness', 'fit'] as const
export type Criterion = (typeof CRITERIA)[number]

/** How often a criterion counts. */
const WEIGHTS = { value: 2, effort: 1, boldness: 1, fit: 1 } as const satisfies Record<
  Criterion,
  number
>

/** From "hardly" to "very much". */
export const SCORES = [1, 2, 3, 4, 5] as const
export type Score = (typeof SCORES)[number]
export type Scores = Readonly<Partial<Record<Criterion, Score>>>

/** The points of an idea with the best score in every criterion. */
export const POINTS_MAX = pointsOf({ value: 5, effort: 5, boldness: 5, fit: 5 })

/** How many ideas are scored: those with a dot. */
export const FINALISTS_MAX = 3

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
  /** Set where the idea before it has the same points: the criterion that decided, or null where they are equal in all. */
  readonly tiedBy: Criterion | null | undefined
}

export interface Ranking {
  /** Best first. */
  readonly ranked: readonly RankedIdea[]
  /** Ideas that lack a score, in the given order. They have no rank. */
  readonly unscored: readonly number[]
}

/** Ranks ideas by their weighted scores. Between ideas of equal points the criteria decide in their order. */
export function rankIdeas(ideas: readonly ScoredIdea[]): Ranking {
  const isScored = ({ scores }: ScoredIdea) =>
    CRITERIA.every((criterion) => scores[criterion] !== undefined)
  const decider = (one: ScoredIdea, other: ScoredIdea) =>
    CRITERIA.find((criterion) => one.scores[criterion] !== other.scores[criterion]) ?? null

  const ordered = ideas.filter(isScored).sort((one, other) => {
    const difference = pointsOf(other.scores) - pointsOf(one.scores)
    const by = decider(one, other)
    if (difference !== 0 || by === null) return difference
    return (other.scores[by] ?? 0) - (one.scores[by] ?? 0)
  })

  const ranked: RankedIdea[] = []
  ordered.forEach((idea, index) => {
    const before = ordered[index - 1]
    const rankBefore = ranked[index - 1]
    const points = pointsOf(idea.scores)
    const isTied = before !== undefined && pointsOf(before.scores) === points
    const tiedBy = isTied ? decider(before, idea) : undefined
    const place = tiedBy === null ? (rankBefore?.place ?? 1) : index + 1
    ranked.push({ id: idea.id, place, points, tiedBy })
  })
  return { ranked, unscored: ideas.filter((idea) => !isScored(idea)).map(({ id }) => id) }
}

function pointsOf(scores: Scores): number {
  return CRITERIA.reduce((sum, criterion) => sum + WEIGHTS[criterion] * (scores[criterion] ?? 0), 0)
}
