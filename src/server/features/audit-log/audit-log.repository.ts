import { type AnyColumn, and, desc, ilike, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { actionsWithWord, valuesWithWord } from '#domain/admin/audit-sentences.ts'
import type { Connection } from '../../database/database.ts'
import { behind, containing, spellingsOf } from '../../database/list-conditions.ts'
import { auditLog } from '../../database/schema/admins.ts'
import { mails } from '../../database/schema/mails.ts'
import { packages } from '../../database/schema/packages.ts'
import { registrations } from '../../database/schema/registrations.ts'
import { trainings } from '../../database/schema/trainings.ts'
import type { RowPosition } from '../../newest-first.ts'

export type AuditRow = typeof auditLog.$inferSelect

/** Adds an administrator's action to the audit log, in the transaction of the action where there is one. */
export async function recordAction(
  db: Connection,
  entry: Pick<typeof auditLog.$inferInsert, 'actor' | 'action' | 'subjectId' | 'details'>,
): Promise<void> {
  await db.insert(auditLog).values(entry)
}

/**
 * Entries that contain every word, the newest first.
 *
 * @param before the last entry of the previous page; only older ones are returned
 */
export function listActions(
  db: Connection,
  page: { words: string[]; before: RowPosition | null; limit: number },
): Promise<AuditRow[]> {
  const { words, before, limit } = page
  return db
    .select()
    .from(auditLog)
    .where(and(behind(auditLog, before), ...words.map(containsWord)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
}

function containsWord(word: string): SQL | undefined {
  const pattern = containing(word)
  const actions = actionsWithWord(word)
  const holds = (name: AnyColumn) => sql`exists (
    select from unnest(${spellingsOf(sql`${word}::text`)}) as spelling
    where strpos(search_spellings(lower(${name} collate "german")), spelling) > 0)`
  return or(
    ilike(auditLog.actor, pattern),
    ilike(auditLog.action, pattern),
    ilike(auditLog.subjectId, pattern),
    ilike(sql`${auditLog.details}::text`, pattern),
    ...valuesWithWord(word).map((value) => ilike(sql`${auditLog.details}::text`, `%"${value}"%`)),
    actions.length > 0 ? inArray(auditLog.action, actions) : undefined,
    sql`${auditLog.subjectId} in (
      select ${registrations.id}::text from ${registrations} where ${ilike(registrations.reference, pattern)}
      union all select ${trainings.id} from ${trainings} where ${holds(trainings.title)}
      union all select ${packages.id} from ${packages} where ${holds(packages.name)})`,
    // Looked up by the mail's id, and not with the subjects above, because there may be very many mails.
    sql`exists (select from ${mails} where ${holds(mails.subject)}
      and ${mails.id} = case when ${like(auditLog.action, 'mail.%')} then ${auditLog.subjectId}::uuid end)`,
  )
}
