/** The ids of the trainings with a fixed position, first to last. */
export const RANKED_IDS = [
  'strategie-ki',
  'conversational-ai',
  'design-flight',
  'prompt-prototyping',
]
const UNRANKED = 999

function rank(id: string): number {
  const place = RANKED_IDS.indexOf(id)
  return place === -1 ? UNRANKED : place + 1
}

/**
 * Sorts trainings as the shop shows them: those with a fixed position first, then the others by id (specification,
 * section 9). Ids are compared by code unit, so that server and browser agree in any language.
 * @returns a new list
 */
export function sortTrainings<T extends { id: string }>(list: readonly T[]): T[] {
  return list.toSorted(
    (a, b) => rank(a.id) - rank(b.id) || Number(a.id > b.id) - Number(a.id < b.id),
  )
}
