import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { bookingChanges, reductions } from '#shop/booking/server/booking-changes.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'

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
