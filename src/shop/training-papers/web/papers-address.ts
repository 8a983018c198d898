/** The value of the parameter that chooses a training; its name is the id. */
export const CHOSEN = 'ja'

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The path of the papers of one training. */
export function papersPath({ id }: { id: string }): string {
  return `/trainings/${id}/unterlagen`
}

/** The path of the papers of several trainings: of those with these ids, or of all. */
export function severalPapersPath(ids: readonly string[] = []): string {
  const search = new URLSearchParams(ids.map((id) => [id, CHOSEN])).toString()
  return `/trainings/unterlagen${search && `?${search}`}`
}

/** The search parameters of the papers of several trainings. */
export interface PapersSearch {
  /** The ids of the chosen trainings; undefined for all. */
  chosen: readonly string[] | undefined
}

/** Reads which trainings are chosen: a form without scripts sends a parameter for each of its checkboxes. */
export function parsePapersSearch(given: Readonly<Record<string, string>>): PapersSearch {
  const chosen = Object.keys(given).filter((name) => given[name] === CHOSEN && ID.test(name))
  return { chosen: chosen.length > 0 ? chosen : undefined }
}

/** The chosen ones of the trainings that there are, in their order; all where none of the chosen is there. */
export function chosenTrainings<Training extends { id: string }>(
  trainings: readonly Training[],
  { chosen }: PapersSearch,
): readonly Training[] {
  const found = trainings.filter(({ id }) => chosen?.includes(id))
  return found.length > 0 ? found : trainings
}
