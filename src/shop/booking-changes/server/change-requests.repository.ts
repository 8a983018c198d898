import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import * as z from 'zod'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { changeRequests } from '#shop/booking/server/booking-changes.schema.ts'
import type { ChangeRequestRow } from '#shop/booking/server/booking-history.repository.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { trainingDates } from '#shop/trainings/server/trainings.schema.ts'

const requestIdSchema = z.uuid()

/** The request; undefined also for a text that is no id. */
export async function findRequest(
  db: Connection,
  id: string,
): Promise<ChangeRequestRow | undefined> {
  if (!requestIdSchema.safeParse(id).success) return undefined
  const [row] = await db.select().from(changeRequests).where(eq(changeRequests.id, id))
  return row
}

/** The open requests of the booking. The caller has locked the registration. */
export function listOpenRequestsOf(tx: Transaction, registrationId: string) {
  return tx
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.registrationId, registrationId), eq(changeRequests.state, 'open')))
}

/**
 * Ends the open requests about these seats, which are cancelled now: staff have granted them, or the booker needs them
 * no more. The caller has locked the registration.
 */
export async function closeRequestsAbout(
  tx: Transaction,
  registrationId: string,
  {
    seatIds,
    actor,
    now,
  }: {
    /** Null for all requests of the booking. */
    seatIds: string[] | null
    /** The administrator's e-mail; null for the booker. */
    actor: string | null
    now: Date
  },
): Promise<void> {
  const state = actor === null ? ('withdrawn' as const) : ('granted' as const)
  await tx
    .update(changeRequests)
    .set({ state, answeredAt: now, answeredBy: actor })
    .where(
      and(
        eq(changeRequests.registrationId, registrationId),
        eq(changeRequests.state, 'open'),
        seatIds === null ? undefined : inArray(changeRequests.attendeeId, seatIds),
      ),
    )
}

/** Stores an open request. The caller has locked the registration. */
export async function insertRequest(
  tx: Transaction,
  request: Pick<ChangeRequestRow, 'registrationId' | 'attendeeId' | 'reason' | 'createdAt'>,
): Promise<string> {
  const [row] = await tx.insert(changeRequests).values(request).returning({ id: changeRequests.id })
  if (!row) throw new Error('An inserted request was not returned')
  return row.id
}

/** Stores the answer to a request. The caller has locked its registration. */
export async function storeAnswer(
  tx: Transaction,
  id: string,
  answered: Pick<ChangeRequestRow, 'state' | 'answer' | 'answeredAt' | 'answeredBy'>,
): Promise<void> {
  await tx.update(changeRequests).set(answered).where(eq(changeRequests.id, id))
}

/**
 * The open requests, the oldest first. Those of a registration that staff have cancelled are left out: there is nothing
 * to answer, unless the registration becomes valid again.
 */
export function listOpenRequests(db: Connection) {
  return db
    .select({
      id: changeRequests.id,
      attendeeId: changeRequests.attendeeId,
      reason: changeRequests.reason,
      createdAt: changeRequests.createdAt,
      registrationId: registrations.id,
      reference: registrations.reference,
      contactName: registrations.contactName,
      company: registrations.company,
      version: registrations.version,
    })
    .from(changeRequests)
    .innerJoin(registrations, eq(registrations.id, changeRequests.registrationId))
    .where(and(eq(changeRequests.state, 'open'), ne(registrations.status, 'cancelled')))
    .orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))
}

/** The seats that open requests are about, with their request, ordered by slot. */
export function listRequestedSeats(db: Connection, requestIds: string[]) {
  return db
    .select({
      requestId: changeRequests.id,
      attendeeId: attendees.id,
      firstName: attendees.firstName,
      lastName: attendees.lastName,
      trainingTitle: attendees.trainingTitle,
      date: trainingDates.date,
      time: trainingDates.time,
      startsAt: trainingDates.startsAt,
    })
    .from(changeRequests)
    .innerJoin(
      attendees,
      and(
        eq(attendees.registrationId, changeRequests.registrationId),
        isNull(attendees.cancelledAt),
        or(isNull(changeRequests.attendeeId), eq(attendees.id, changeRequests.attendeeId)),
      ),
    )
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .where(inArray(changeRequests.id, requestIds))
    .orderBy(asc(attendees.position))
}
