import type { ZodType } from 'zod'
import type { Connection } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import {
  changesOf,
  type EditContext,
  requireVersion,
  storeEdit,
} from '#platform/editing/server/edits.service.ts'
import { findLastEdit } from '#platform/editing/server/revisions.repository.ts'
import { findSetting, lockSetting, storeSetting } from './settings.repository.ts'

/** A setting that staff change in the administration. */
export interface Setting<Value extends object> {
  name: string
  schema: ZodType<Value>
  /** In force until staff change it. */
  defaults: Value
}

/** What is in force, with its version and who changed it last. */
export interface EditedSetting<Value> {
  value: Value
  /** 0 for the defaults. */
  version: number
  editedBy: string | null
  editedAt: string | null
}

/** What is in force, and the version of the setting; 0 for the defaults. */
export async function readSetting<Value extends object>(
  db: Connection,
  { name, schema, defaults }: Setting<Value>,
): Promise<{ value: Value; version: number }> {
  const row = await findSetting(db, name)
  if (!row) return { value: defaults, version: 0 }
  return { value: schema.parse(row.value), version: row.version }
}

/** As {@link readSetting}, with who changed it last. */
export async function readEditedSetting<Value extends object>(
  db: Connection,
  setting: Setting<Value>,
): Promise<EditedSetting<Value>> {
  const { name: subjectId, defaults } = setting
  const fields = Object.keys(defaults)
  const last = await findLastEdit(db, { subject: 'setting', subjectId, fields })
  return {
    ...(await readSetting(db, setting)),
    editedBy: last?.editedBy ?? null,
    editedAt: last?.createdAt.toISOString() ?? null,
  }
}

/**
 * Changes a setting, in one transaction with revisions and the entry in the audit log.
 *
 * @throws ProblemError 412 content.changed_meanwhile
 */
export async function changeSetting<Value extends object>(
  db: Connection,
  setting: Setting<Value>,
  value: Value,
  context: EditContext,
) {
  const { name } = setting
  const about = { subject: 'setting', subjectId: name } as const
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, name)
    const before = await readSetting(tx, setting)
    await requireVersion(
      tx,
      { ...about, version: before.version, values: before.value, edit: value },
      context.expected,
    )
    const changes = changesOf(before.value, value)
    if (changes.length > 0) {
      const { version } = await storeSetting(tx, { name, value, now: context.now })
      await storeEdit(tx, { ...about, version, changes }, context)
    }
    return readEditedSetting(tx, setting)
  })
}
