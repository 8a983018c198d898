import type { Revision } from '../domain/revision.ts'

/** One edit of a subject, with all fields that it changed. */
export interface EditGroup {
  /** The id of one of its revisions. */
  id: string
  version: number
  editedBy: string
  createdAt: string
  changes: readonly Pick<Revision, 'field' | 'before' | 'after'>[]
}

/**
 * The edits that the revisions of a subject belong to.
 *
 * @param revisions the newest first; those of one edit have the same version
 */
export function editGroups(revisions: readonly Revision[]): EditGroup[] {
  return [...Map.groupBy(revisions, ({ version }) => version).values()].flatMap((changes) => {
    const [first] = changes
    if (!first) return []
    const { id, version, editedBy, createdAt } = first
    return [{ id, version, editedBy, createdAt, changes }]
  })
}

/**
 * The values of a subject after each of these edits.
 *
 * @param edits the newest first, without a gap
 * @param present the values after the newest one
 * @returns one for each edit, and at last the values before the oldest
 */
export function valuesAfter<Values extends Readonly<Record<string, unknown>>>(
  edits: readonly EditGroup[],
  present: Values,
): Values[] {
  let values = present
  return [
    values,
    ...edits.map(({ changes }) => {
      values = {
        ...values,
        ...Object.fromEntries(changes.map(({ field, before }) => [field, before])),
      }
      return values
    }),
  ]
}
