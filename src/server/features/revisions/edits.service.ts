import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../database/database.ts'
import type { ExpectedVersions } from '../../http/if-match.ts'
import { recordAction } from '../audit-log/audit-log.repository.ts'
import { revisionErrors } from './revisions.errors.ts'
import { findLastEdit, insertRevisions, type Subject } from './revisions.repository.ts'

/** Who edits, when, and which version the edit was based on. */
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
}

/** What an edit changes of the values that are there: nothing for a field that is set to the value it has. */
export function changesOf(values: object, edit: object): Change[] {
  const before = new Map(Object.entries(values))
  return Object.entries(edit)
    .filter(([field, after]) => after !== undefined && !isDeepStrictEqual(before.get(field), after))
    .map(([field, after]) => ({ field, before: before.get(field), after }))
}

/**
 * Makes sure that an edit is based on the version in force. The caller holds the subject's lock: only then does the
 * answer stay true until the end of its transaction.
 *
 * @param values what the subject holds now
 * @param edit what the edit wants to change
 * @throws ProblemError 412 content.changed_meanwhile, with the values in force
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
 * Keeps a revision of each change, and the edit in the audit log, in the transaction that makes them.
 *
 * @param version the one that this edit makes
 */
export async function keepEdit(
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
