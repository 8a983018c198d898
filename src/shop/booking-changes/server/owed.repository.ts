import { and, asc, eq, gt, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import {
  agreedTerms,
  bookingChanges,
  reductions,
} from '#shop/booking/server/booking-changes.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { trainingDates } from '#shop/trainings/server/trainings.schema.ts'

/** `owedBy` in SQL, in cents: of a pending registration what it will owe. */
function owedCents(notOwed: SQL, reduced: SQL): SQL<number> {
  const { status, confirmedAt, price } = registrations
  return sql<number>`(case when ${status} = 'cancelled' and ${confirmedAt} is null then 0
    else greatest(0, ${price} * 100 - coalesce((${notOwed}), 0) - coalesce((${reduced}), 0)) end)::bigint`.mapWith(
    Number,
  )
}

/** What the registration of each row owes, for lists. */
export const OWED_CENTS = owedCents(
  sql`select sum(a.not_owed_cents) from ${attendees} a
    where a.registration_id = ${registrations.id} and a.not_owed_cents > 0`,
  sql`select sum(r.cents) from ${reductions} r where r.registration_id = ${registrations.id}`,
)

/** The same for sums over many registrations: the subqueries to join, and what each row owes with them. */
export function joinOwed(db: Connection) {
  const notOwed = db
    .select({
      registrationId: attendees.registrationId,
      cents: sql<string>`sum(${attendees.notOwedCents})`.as('not_owed'),
    })
    .from(attendees)
    .where(gt(attendees.notOwedCents, 0))
    .groupBy(attendees.registrationId)
    .as('not_owed_of')
  const reduced = db
    .select({
      registrationId: reductions.registrationId,
      cents: sql<string>`sum(${reductions.cents})`.as('reduced'),
    })
    .from(reductions)
    .groupBy(reductions.registrationId)
    .as('reduced_of')
  return { notOwed, reduced, cents: owedCents(sql`${notOwed.cents}`, sql`${reduced.cents}`) }
}

/** Stores what of the price is not owed of each seat. The caller has locked the seats. */
export async function storeNotOwed(
  tx: Transaction,
  seats: readonly { id: string; notOwedCents: number }[],
): Promise<void> {
  for (const { id, notOwedCents } of seats)
    await tx.update(attendees).set({ notOwedCents }).where(eq(attendees.id, id))
}

/**
 * The seats of those of the registrations that bind their bookers and are not cancelled, ordered by slot: all of which it
 * depends what stays owed once they are. `rules` is null where none were agreed.
 */
export function listBindingSeats(db: Connection, registrationIds: readonly string[]) {
  return db
    .select({
      registrationId: registrations.id,
      price: registrations.price,
      reducedCents:
        sql`(select coalesce(sum(r.cents), 0) from ${reductions} r where r.registration_id = ${registrations.id})`.mapWith(
          Number,
        ),
      rules: sql<BookingRules | null>`${agreedTerms.content} -> 'rules'`,
      id: attendees.id,
      isOrdered: attendees.isOrdered,
      cancelledAt: attendees.cancelledAt,
      notOwedCents: attendees.notOwedCents,
      startsAt: trainingDates.startsAt,
    })
    .from(registrations)
    .innerJoin(attendees, eq(attendees.registrationId, registrations.id))
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .leftJoin(agreedTerms, eq(agreedTerms.registrationId, registrations.id))
    .where(
      and(
        inArray(registrations.id, [...registrationIds]),
        isNotNull(registrations.confirmedAt),
        ne(registrations.status, 'cancelled'),
      ),
    )
    .orderBy(asc(registrations.id), asc(attendees.position))
}

/** The new orders of a booking, the oldest first. */
export function listOrderChanges(db: Connection, registrationId: string) {
  return db
    .select({
      before: bookingChanges.before,
      after: bookingChanges.after,
      createdAt: bookingChanges.createdAt,
    })
    .from(bookingChanges)
    .where(
      and(
        eq(bookingChanges.registrationId, registrationId),
        eq(bookingChanges.kind, 'order_changed'),
      ),
    )
    .orderBy(asc(bookingChanges.createdAt))
}
