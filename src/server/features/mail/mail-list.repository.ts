import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../database/database.ts'
import { behind, containing, spellingsOf } from '../../database/list-conditions.ts'
import { mails } from '../../database/schema/mails.ts'
import { registrations } from '../../database/schema/registrations.ts'
import type { RowPosition } from '../../newest-first.ts'
import type { MailRow } from './mails.repository.ts'

/** The columns of a list, without the mails' content. */
const LISTED = {
  id: mails.id,
  recipient: mails.recipient,
  subject: mails.subject,
  status: mails.status,
  attempts: mails.attempts,
  notBefore: mails.notBefore,
  heldAt: mails.heldAt,
  lastError: mails.lastError,
  smtpResponse: mails.smtpResponse,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
}
export type ListedMail = Pick<MailRow, keyof typeof LISTED>

/**
 * Mails that contain every word, the newest first.
 *
 * @param before the last mail of the previous page; only older ones are returned
 */
export function listMails(
  db: Connection,
  page: {
    status: MailRow['status'] | undefined
    words: string[]
    before: RowPosition | null
    limit: number
  },
): Promise<ListedMail[]> {
  const { status, words, before, limit } = page
  return db
    .select(LISTED)
    .from(mails)
    .where(
      and(behind(mails, before), status && eq(mails.status, status), ...words.map(containsWord)),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
}

/** The database computes the spellings of a word and their LIKE patterns in the same statement. */
function containsWord(word: string): SQL {
  return sql`${mails.searchFolded} like any (
    select '%' || spelling || '%' from unnest(${spellingsOf(sql`${containing(word).slice(1, -1)}::text`)}) as spelling)`
}

/** The mail, and the reference code of the registration that caused it, where there is one. */
export async function findMailWithReference(
  db: Connection,
  id: string,
): Promise<{ mail: MailRow; reference: string | null } | undefined> {
  const [row] = await db
    .select({ mail: mails, reference: registrations.reference })
    .from(mails)
    .leftJoin(registrations, eq(registrations.id, mails.registrationId))
    .where(eq(mails.id, id))
  return row
}
