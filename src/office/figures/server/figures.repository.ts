import { and, asc, count, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { addDays, berlinMidnight, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { joinOwed } from '#shop/booking-changes/server/owed.repository.ts'
import { trainingDates, trainings } from '#shop/trainings/server/trainings.schema.ts'
import type { FiguresPeriod } from '../domain/figures-period.ts'

/**
 * Groups registrations by status, phase and time of booking, with the sum in cents of what they owe.
 * One scan of the table for all figures; PostgreSQL finds the group of an instant without converting it to a day in Berlin.
 *
 * @param days where a new group begins, in ascending order
 * @returns for each group the last of these days that is not after it; null for earlier registrations
 */
export async function groupRegistrations(db: Connection, days: readonly CalendarDay[]) {
  const beginnings = sql.param(days.map((day) => berlinMidnight(day).toISOString()))
  const { notOwed, reduced, cents } = joinOwed(db)
  const rows = await db
    .select({
      status: registrations.status,
      priceType: registrations.priceType,
      group: sql<number>`width_bucket(${registrations.createdAt}, ${beginnings}::timestamptz[])`,
      count: count(),
      cents: sql<number>`sum(${cents})::bigint`.mapWith(Number),
    })
    .from(registrations)
    .leftJoin(notOwed, eq(notOwed.registrationId, registrations.id))
    .leftJoin(reduced, eq(reduced.registrationId, registrations.id))
    .groupBy(sql`1, 2, 3`)
  return rows.map(({ group, ...row }) => ({ ...row, since: days[group - 1] ?? null }))
}

/** The dates whose session begins in the period, with their taken seats by status, the earliest first. */
export async function listDatesOfPeriod(db: Connection, { from, to }: FiguresPeriod) {
  const rows = await db
    .select({
      dateId: trainingDates.id,
      trainingId: trainingDates.trainingId,
      title: trainings.title,
      date: trainingDates.date,
      capacity: trainingDates.capacity,
    })
    .from(trainingDates)
    .innerJoin(trainings, eq(trainings.id, trainingDates.trainingId))
    .where(
      and(
        eq(trainingDates.state, 'planned'),
        gte(trainingDates.startsAt, berlinMidnight(from)),
        lt(trainingDates.startsAt, berlinMidnight(addDays(to, 1))),
      ),
    )
    .orderBy(asc(trainingDates.startsAt), asc(trainingDates.id))
  const seats = await countSeatsByStatus(
    db,
    rows.map(({ dateId }) => dateId),
  )
  return rows.map((row) => ({ ...row, ...(seats.get(row.dateId) ?? { confirmed: 0, pending: 0 }) }))
}

/** The taken seats of each date. A date without any is left out. */
async function countSeatsByStatus(db: Connection, dateIds: readonly string[]) {
  if (dateIds.length === 0) return new Map()
  const ofStatus = (status: 'confirmed' | 'pending') =>
    sql<number>`(count(*) filter (where ${registrations.status} = ${status}))::int`
  const rows = await db
    .select({
      dateId: attendees.dateId,
      confirmed: ofStatus('confirmed'),
      pending: ofStatus('pending'),
    })
    .from(registrations)
    .innerJoin(attendees, eq(attendees.registrationId, registrations.id))
    .where(
      and(
        inArray(attendees.dateId, [...dateIds]),
        isNull(attendees.cancelledAt),
        ne(registrations.status, 'cancelled'),
      ),
    )
    .groupBy(attendees.dateId)
  return new Map(rows.map(({ dateId, ...seats }) => [dateId, seats]))
}
