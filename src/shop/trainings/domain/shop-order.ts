/** A training as far as the order of the shop needs it. */
interface OrderedTraining {
  id: string
  archived: boolean
}

/** The trainings that stand first, in this order (specification, section 9: training order ranks). */
export const RANKED: readonly [string, ...string[]] = [
  'strategie-ki',
  'conversational-ai',
  'design-flight',
  'prompt-prototyping',
]

/** Whether a training has a fixed place, before all others. */
export function isRanked(id: string): boolean {
  return RANKED.includes(id)
}

/** The order of the shop where staff have moved nothing: the ranked trainings, and the others by their ids. */
export function byRank({ id: one }: { id: string }, { id: other }: { id: string }): number {
  return rankOf(one) - rankOf(other) || Number(one > other) - Number(one < other)
}

/**
 * The ids of all trainings in the new order of the shop: those in use first, then the archived ones. Of those in use the
 * ranked ones stand first. Staff order the others; until they have moved one, these stand by their ids.
 *
 * @param trainings all trainings in the present order; the placed one may be missing
 * @param placed the training that gets a place; an archived one comes first of the archived ones
 * @param position its place among the trainings in use, from 1; undefined where staff choose none
 */
export function shopOrder(
  trainings: readonly OrderedTraining[],
  placed: OrderedTraining,
  position?: number,
): string[] {
  const others = trainings.filter(({ id }) => id !== placed.id)
  const inUse = others.filter(({ archived }) => !archived)
  const archived = others.filter((training) => training.archived)
  if (placed.archived) return idsOf([...inUse, placed, ...archived])
  if (position !== undefined)
    return idsOf([...ranksFirst(inUse.toSpliced(position - 1, 0, placed)), ...archived])
  const isById = idsOf(inUse).join() === idsOf(inUse.toSorted(byRank)).join()
  const ordered = [...inUse, placed]
  return idsOf([...(isById ? ordered.toSorted(byRank) : ranksFirst(ordered)), ...archived])
}

function ranksFirst(trainings: readonly OrderedTraining[]): OrderedTraining[] {
  return trainings.toSorted((one, other) => rankOf(one.id) - rankOf(other.id))
}

/** The same for all that have none. */
function rankOf(id: string): number {
  return isRanked(id) ? RANKED.indexOf(id) : RANKED.length
}

function idsOf(trainings: readonly OrderedTraining[]): string[] {
  return trainings.map(({ id }) => id)
}
