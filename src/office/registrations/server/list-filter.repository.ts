import {
  type AnyColumn,
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { searchWords } from '#platform/basics/domain/search-words.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { containsSpelling, spellingsOf } from '#platform/database/server/list-conditions.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { HAS_UNFIT_INVOICE, LACKS_INVOICE } from '#shop/invoices/server/due-invoices.repository.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import type { InvoiceGap } from '../domain/invoice-gap.ts'
import type { RegistrationFilter } from '../domain/registration-list.ts'

/** What a list is narrowed by: the filter of staff, and, for a file of ticked rows, the ids of these. */
export type ListFilter = RegistrationFilter & { ids?: readonly string[] | undefined }

const WITH_GAP: Record<InvoiceGap, SQL> = { missing: LACKS_INVOICE, unfit: HAS_UNFIT_INVOICE }

interface Word {
  /** All accepted spellings, in lower case. */
  spellings: string[]
  /** The trainings with the word in their title. */
  trainingIds: string[]
}

/** The condition for registrations; the filters by training and date match those with a seat in it. */
export async function whereRegistration(db: Connection, filter: ListFilter) {
  return and(
    filter.ids && inArray(registrations.id, [...filter.ids]),
    filter.status ? eq(registrations.status, filter.status) : undefined,
    filter.package ? eq(registrations.packageId, filter.package) : undefined,
    filter.invoice && WITH_GAP[filter.invoice],
    filter.training ? arrayContains(registrations.trainingIds, [filter.training]) : undefined,
    filter.date
      ? inArray(
          registrations.id,
          db
            .select({ id: attendees.registrationId })
            .from(attendees)
            .where(eq(attendees.dateId, filter.date)),
        )
      : undefined,
    ...(await whereWords(db, filter.q, registrations.searchFolded, (ids) =>
      arrayOverlaps(registrations.trainingIds, ids),
    )),
  )
}

/** The condition for attendees and their registrations. */
export async function whereAttendee(db: Connection, filter: ListFilter) {
  return and(
    filter.ids && inArray(attendees.id, [...filter.ids]),
    filter.status && whereSeatStatus(filter.status),
    filter.package ? eq(registrations.packageId, filter.package) : undefined,
    filter.invoice && WITH_GAP[filter.invoice],
    filter.training ? eq(attendees.trainingId, filter.training) : undefined,
    filter.date ? eq(attendees.dateId, filter.date) : undefined,
    ...(await whereWords(db, filter.q, attendees.searchFolded, (ids) =>
      inArray(attendees.trainingId, ids),
    )),
  )
}

/** The condition for seats of that status, as `seatStatus` has it. */
function whereSeatStatus(status: RegistrationStatus): SQL | undefined {
  const ofRegistration = eq(registrations.status, status)
  return status === 'cancelled'
    ? or(ofRegistration, isNotNull(attendees.cancelledAt))
    : and(ofRegistration, isNull(attendees.cancelledAt))
}

/** Every word must occur in the text, or in the title of a training. */
async function whereWords(
  db: Connection,
  q: string | undefined,
  text: AnyColumn,
  seatIn: (trainingIds: string[]) => SQL,
) {
  const words = await lookUpWords(db, q)
  return words.map((word) => {
    const occurs = containsSpelling(text, word.spellings)
    return word.trainingIds.length > 0 ? or(occurs, seatIn(word.trainingIds)) : occurs
  })
}

/**
 * Looks up titles first, because there are few: most words occur in none, and then an index on the text suffices. The
 * database converts to lower case and computes spellings, as it did for the stored texts.
 */
async function lookUpWords(db: Connection, q = ''): Promise<Word[]> {
  const words = [...new Set(searchWords(q))]
  if (words.length === 0) return []
  const { rows } = await db.execute<{ spellings: string[]; trainingIds: string[] }>(sql`
    select spellings, array(
      select id from trainings, unnest(spellings) as spelling
      where strpos(search_spellings(lower(title collate "german")), spelling) > 0) as "trainingIds"
    from (select ${spellingsOf(sql`unnest(${sql.param(words)}::text[])`)} as spellings) as words`)
  return rows
}
