import { eq } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { seatStatus } from '#shop/seats/domain/status.ts'
import type { RegistrationFilter } from '../domain/registration-list.ts'
import { whereAttendee, whereRegistration } from './list-filter.repository.ts'

/** The ids of the registrations that match the filter, in any order. */
export async function selectRegistrations(
  db: Connection,
  filter: RegistrationFilter,
  limit: number,
) {
  return db
    .select({ id: registrations.id, status: registrations.status })
    .from(registrations)
    .where(await whereRegistration(db, filter))
    .limit(limit)
}

/** The ids of the seats that match the filter, in any order. */
export async function selectAttendees(db: Connection, filter: RegistrationFilter, limit: number) {
  const rows = await db
    .select({
      id: attendees.id,
      registrationId: attendees.registrationId,
      status: registrations.status,
      cancelledAt: attendees.cancelledAt,
    })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .where(await whereAttendee(db, filter))
    .limit(limit)
  return rows.map(({ cancelledAt, ...row }) => ({
    ...row,
    status: seatStatus(row.status, cancelledAt),
  }))
}
