import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { messages } from '#office/messages/server/messages.schema.ts'
import type { RowPosition } from '#platform/basics/server/newest-first.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { behind, containing, spellingsOf } from '#platform/database/server/list-conditions.ts'
import type { MailRow } from '#platform/mail/server/mails.repository.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { trainingDates } from '#shop/trainings/server/trainings.schema.ts'
import { waitingEntries } from '#shop/waiting-list/server/waiting-list.schema.ts'

/** The columns of a list, without the mails' content. */
export const LISTED_MAIL = {
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
export type ListedMail = Pick<MailRow, keyof typeof LISTED_MAIL>

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
    /** Mails about that date, about registrations with a seat in it, and to those who wait for it. */
    dateId: string | undefined
    before: RowPosition | null
    limit: number
  },
): Promise<ListedMail[]> {
  const { status, words, dateId, before, limit } = page
  return db
    .select(LISTED_MAIL)
    .from(mails)
    .where(
      and(
        behind(mails, before),
        status && eq(mails.status, status),
        ...words.map(containsWord),
        dateId === undefined ? undefined : sql`${mails.id} = any(${mailsOfDate(dateId)})`,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
}

/** Keys of mails about one session: training and start of it, as `sessionReminderMails` and others write them. */
const OF_START = sql`${trainingDates.trainingId} || '/' ||
  to_char(${trainingDates.startsAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * The ids of the mails about registrations with a seat in the date, without those about other sessions of them; of the
 * messages to its participants; of the mails to those who wait or waited for it; and of those to staff about it.
 * An index finds each of them. They are an array, and the rows of one who waits are looked up apart ("offset 0"), because
 * PostgreSQL has no statistics of what is inside of the data: it expects far too many rows and would read all mails.
 */
function mailsOfDate(dateId: string): SQL {
  const ofDate = sql`select ${trainingDates.id}::text as id, ${OF_START} as start
    from ${trainingDates} where ${trainingDates.id} = ${dateId}`
  return sql`array(
    select m.id from (${ofDate}) d, ${mails} m
    where m.registration_id in (select ${attendees.registrationId} from ${attendees} where ${attendees.dateId} = ${dateId})
      and (m.dedupe_key not like 'session.%'
        or m.dedupe_key like 'session.%/' || d.id || '/%'
        or m.dedupe_key in ('session.reminder.day/' || d.start, 'session.reminder.hour/' || d.start))
      and (m.staff_message_id is null
        or m.data -> 'sessions' @> jsonb_build_array(jsonb_build_object('dateId', d.id)))
    union
    select m.id from ${messages} s, ${mails} m where s.date_id = ${dateId} and m.staff_message_id = s.id
    union
    select m.id from ${waitingEntries} w, lateral (
      select id from ${mails} where data ->> 'entryId' = w.id::text and data ->> 'entryId' is not null offset 0) m
    where w.date_id = ${dateId}
    union
    select m.id from (${ofDate}) d, ${mails} m where m.dedupe_key = 'session.link_missing/' || d.start)`
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
