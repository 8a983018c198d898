/** A training as far as the order of the shop needs it. */
interface OrderedTraining {
  id: string
  archived: boolean
}

/**
 * The ids of all trainings in the new order of the shop: those in use first, then the archived ones.
 *
 * @param trainings all trainings in the present order; the placed one may be missing
 * @param placed the training that gets a place; an archived one comes first of the archived ones
 * @param position its place among the trainings in use, from 1; undefined for the last place
 */
export function shopOrder(
  trainings: readonly OrderedTraining[],
  placed: OrderedTraining,
  position?: number,
): string[] {
  const others = trainings.filter(({ id }) => id !== placed.id)
  const inUse = others.filter(({ archived }) => !archived)
  const archived = others.filter((training) => training.archived)
  const ordered = placed.archived
    ? [...inUse, placed, ...archived]
    : [...inUse.toSpliced((position ?? inUse.length + 1) - 1, 0, placed), ...archived]
  return ordered.map(({ id }) => id)
}
