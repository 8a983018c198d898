import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { trainingDates } from '#shop/trainings/server/trainings.schema.ts'
import { waitingEntries } from '#shop/waiting-list/server/waiting-list.schema.ts'

/** What happens on the waiting list of a date. */
interface ListMovement {
  openOffers: number
  firstEndsAt: Date | null
  endedOffers: number
}

/**
 * The waiting lists of planned dates that have not begun, by the date's id. Lists on which nobody waits and no offer
 * has ended are left out.
 *
 * @param since from when on ended offers count
 */
export async function readWaitingLists(
  db: Connection,
  { now, since }: { now: Date; since: Date },
): Promise<Map<string, ListMovement>> {
  const { dateId, state, offerEndsAt, endedAt, expiredOffers } = waitingEntries
  const hasOffer = and(eq(state, 'offered'), gt(offerEndsAt, now))
  // After the first offer that went by, the entry is on the list again; only the mail about it tells when that was.
  const wasTold = sql`exists (
    select 1 from ${mails} where ${mails.data} ->> 'entryId' = ${waitingEntries.id}::text
      and ${mails.template} = 'waiting.offer_ended' and split_part(${mails.dedupeKey}, '/', 3) >= ${since.toISOString()})`
  const hadOffer = or(
    inArray(state, ['declined', 'expired']),
    and(isNull(endedAt), gt(expiredOffers, 0), wasTold),
  )
  const rows = await db
    .select({
      dateId,
      openOffers: sql<number>`(count(*) filter (where ${hasOffer}))::int`,
      firstEndsAt: sql`min(${offerEndsAt}) filter (where ${hasOffer})`.mapWith(offerEndsAt),
      endedOffers: sql<number>`(count(*) filter (where ${hadOffer}))::int`,
    })
    .from(waitingEntries)
    .innerJoin(trainingDates, eq(trainingDates.id, dateId))
    .where(
      and(
        eq(trainingDates.state, 'planned'),
        or(isNull(trainingDates.startsAt), gt(trainingDates.startsAt, now)),
        or(
          inArray(state, ['waiting', 'offered']),
          and(inArray(state, ['declined', 'expired']), gte(endedAt, since)),
        ),
      ),
    )
    .groupBy(dateId)
  return new Map(rows.flatMap(({ dateId: id, ...movement }) => (id ? [[id, movement]] : [])))
}
