import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { changeRequests } from '#shop/booking/server/booking-changes.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { trainingDates } from '#shop/trainings/server/trainings.schema.ts'
import { TODO_NAMED } from '../domain/todo.ts'

/** The number of all matching rows, in each of the few that are read. */
export const TOTAL = sql<number>`(count(*) over ())::int`

const OF_REGISTRATION = {
  registrationId: registrations.id,
  reference: registrations.reference,
  contactName: registrations.contactName,
}

/** Pending registrations with a taken seat whose session is not over, the oldest first. */
export function listBookingsToConfirm(db: Connection, now: Date) {
  const dates = db
    .select({ id: trainingDates.id })
    .from(trainingDates)
    .where(or(isNull(trainingDates.endsAt), gt(trainingDates.endsAt, now)))
  // The dates as an array, and the rest only of the first: indexes then count the others without reading their rows.
  const withSession = db
    .select({ id: attendees.registrationId })
    .from(attendees)
    .where(and(isNull(attendees.cancelledAt), sql`${attendees.dateId} = any(array${dates})`))
  const first = db
    .select({ id: registrations.id, total: TOTAL.as('total') })
    .from(registrations)
    .where(and(eq(registrations.status, 'pending'), inArray(registrations.id, withSession)))
    .orderBy(asc(registrations.createdAt), asc(registrations.id))
    .limit(TODO_NAMED)
    .as('first')
  return db
    .select({ ...OF_REGISTRATION, createdAt: registrations.createdAt, total: first.total })
    .from(first)
    .innerJoin(registrations, eq(registrations.id, first.id))
    .orderBy(asc(registrations.createdAt), asc(registrations.id))
}

/**
 * Open requests of bookings that are not cancelled, the oldest first, each with its seat's session, or with the first
 * session of its booking.
 */
export function listOpenRequests(db: Connection) {
  const session = db
    .select({ trainingTitle: attendees.trainingTitle, date: trainingDates.date })
    .from(attendees)
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .where(
      and(
        eq(attendees.registrationId, changeRequests.registrationId),
        or(isNull(changeRequests.attendeeId), eq(attendees.id, changeRequests.attendeeId)),
        isNull(attendees.cancelledAt),
      ),
    )
    .orderBy(asc(trainingDates.startsAt), asc(attendees.position))
    .limit(1)
    .as('session')
  const attendeeName = sql<string | null>`(
    select a.first_name || ' ' || a.last_name from ${attendees} a where a.id = ${changeRequests.attendeeId})`
  return db
    .select({
      id: changeRequests.id,
      ...OF_REGISTRATION,
      attendeeName,
      trainingTitle: session.trainingTitle,
      date: session.date,
      createdAt: changeRequests.createdAt,
      total: TOTAL,
    })
    .from(changeRequests)
    .innerJoin(registrations, eq(registrations.id, changeRequests.registrationId))
    .leftJoinLateral(session, sql`true`)
    .where(and(eq(changeRequests.state, 'open'), ne(registrations.status, 'cancelled')))
    .orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))
    .limit(TODO_NAMED)
}

/** Seats whose holder cannot come and whose session has not begun, the next session first. */
export function listAbsences(db: Connection, now: Date) {
  return db
    .select({
      attendeeId: attendees.id,
      ...OF_REGISTRATION,
      attendeeName: sql<string>`${attendees.firstName} || ' ' || ${attendees.lastName}`,
      trainingTitle: attendees.trainingTitle,
      date: trainingDates.date,
      since: sql<Date>`${attendees.cannotComeSince}`.mapWith(attendees.cannotComeSince),
      total: TOTAL,
    })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .where(
      and(
        isNotNull(attendees.cannotComeSince),
        isNull(attendees.cancelledAt),
        ne(registrations.status, 'cancelled'),
        or(isNull(trainingDates.startsAt), gt(trainingDates.startsAt, now)),
      ),
    )
    .orderBy(asc(trainingDates.startsAt), asc(attendees.cannotComeSince), asc(attendees.id))
    .limit(TODO_NAMED)
}
