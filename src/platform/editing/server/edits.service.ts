import { isDeepStrictEqual } from 'node:util'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Transaction } from '#platform/database/server/database.ts'
import type { ExpectedVersions } from '#platform/http/server/if-match.ts'
import { revisionErrors } from './revisions.errors.ts'
import { findLastEdit, insertRevisions, type Subject } from './revisions.repository.ts'

/** The editor, the time, and the version on which the edit is based. */
export interface EditContext {
  now: Date
  /** The administrator's e-mail. */
  actor: string
  expected: ExpectedVersions
}

interface Change {
  field: string
  before: unknown
  after: unknown
  /** The date, where the field belongs to one. */
  dateId?: string
}

/** The fields whose values an edit changes; a field that is set to its present value is left out. */
export function changesOf(values: object, edit: object): Change[] {
  const before = new Map(Object.entries(values))
  return Object.entries(edit)
    .filter(([field, after]) => after !== undefined && !isDeepStrictEqual(before.get(field), after))
    .map(([field, after]) => ({ field, before: before.get(field), after }))
}

/**
 * Checks that an edit is based on the present version. The caller holds the subject's lock; only then does the result
 * stay true until the end of its transaction.
 *
 * @param values the present values of the subject
 * @param edit the values of the edit
 * @throws ProblemError 412 content.changed_meanwhile, with the present values
 */
export async function requireVersion(
  tx: Transaction,
  subject: Subject & { version: number; values: object; edit: object },
  expected: ExpectedVersions,
): Promise<void> {
  const { version, values, edit } = subject
  if (expected === null || expected.has(version)) return
  const fields = Object.keys(edit)
  const last = await findLastEdit(tx, { ...subject, fields })
  throw revisionErrors.changedMeanwhile({
    version,
    values: Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field))),
    editedBy: last?.editedBy ?? null,
    editedAt: last?.createdAt.toISOString() ?? null,
  })
}

/**
 * Stores a revision of each change, and an entry in the audit log, in the transaction of the edit.
 *
 * @param version the subject's version after this edit
 */
export async function storeEdit(
  tx: Transaction,
  { subject, subjectId, version, changes }: Subject & { version: number; changes: Change[] },
  { actor, now }: EditContext,
): Promise<void> {
  await insertRevisions(
    tx,
    changes.map((change) => ({
      subject,
      subjectId,
      ...change,
      version,
      editedBy: actor,
      createdAt: now,
    })),
  )
  await recordAction(tx, {
    actor,
    action: `${subject}.edited`,
    subjectId,
    details: { fields: changes.map(({ field }) => field) },
  })
}
