import { type AnyColumn, and, desc, ilike, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { AuditRow } from '#platform/audit-log/server/audit-log.repository.ts'
import { auditLog } from '#platform/audit-log/server/audit-log.schema.ts'
import type { RowPosition } from '#platform/basics/server/newest-first.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { behind, containing, spellingsOf } from '#platform/database/server/list-conditions.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'
import { packages } from '#shop/prices/server/prices.schema.ts'
import { trainings } from '#shop/trainings/server/trainings.schema.ts'
import { actionsWithWord, valuesWithWord } from '../domain/audit-sentences.ts'

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
