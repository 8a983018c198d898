import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import { auditLog } from '#platform/audit-log/server/audit-log.schema.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { INFORMED_AT } from '#shop/booking/server/seats.repository.ts'
import { TELL_AT } from '#shop/booking/server/told.repository.ts'
import { packages } from '#shop/prices/server/prices.schema.ts'
import { trainingDates } from '#shop/trainings/server/trainings.schema.ts'

export async function findRegistration(db: Connection, id: string) {
  const [row] = await db
    .select({ registration: registrations, packageName: packages.name, tellAt: TELL_AT })
    .from(registrations)
    .innerJoin(packages, eq(packages.id, registrations.packageId))
    .where(eq(registrations.id, id))
  return row
}

/** The registration's seats with their dates, ordered by slot. */
export function listSeatsOf(db: Connection, registrationId: string) {
  return db
    .select({
      id: attendees.id,
      position: attendees.position,
      trainingId: attendees.trainingId,
      trainingTitle: attendees.trainingTitle,
      dateId: attendees.dateId,
      trainingDate: trainingDates.date,
      trainingTime: trainingDates.time,
      startsAt: trainingDates.startsAt,
      endsAt: trainingDates.endsAt,
      dateState: trainingDates.state,
      attendeeType: attendees.attendeeType,
      firstName: attendees.firstName,
      lastName: attendees.lastName,
      email: attendees.email,
      company: attendees.company,
      cancelledAt: attendees.cancelledAt,
      notOwedCents: attendees.notOwedCents,
      isOrdered: attendees.isOrdered,
      cannotComeSince: attendees.cannotComeSince,
      informedAt: INFORMED_AT,
    })
    .from(attendees)
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .where(eq(attendees.registrationId, registrationId))
    .orderBy(asc(attendees.position))
}

/** The audit log's entries about the registration's status, the newest first. */
export function listStatusChanges(db: Connection, registrationId: string) {
  return db
    .select({ actor: auditLog.actor, details: auditLog.details, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectId, registrationId),
        eq(auditLog.action, 'registration.status_changed'),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
}

/** The mails about the registration, the newest first. */
export function listMailsOf(db: Connection, registrationId: string) {
  return db
    .select({
      id: mails.id,
      recipient: mails.recipient,
      subject: mails.subject,
      status: mails.status,
      attempts: mails.attempts,
      notBefore: mails.notBefore,
      heldAt: mails.heldAt,
      lastError: mails.lastError,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(eq(mails.registrationId, registrationId))
    .orderBy(desc(mails.createdAt), desc(mails.id))
}

/**
 * The addresses of all attendees of the training, as typed; one may occur in several spellings.
 *
 * @param dateId of that date only
 */
export async function listAttendeeEmails(
  db: Connection,
  trainingId: string,
  dateId: string | undefined,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: attendees.email })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .where(
      and(
        eq(attendees.trainingId, trainingId),
        dateId ? eq(attendees.dateId, dateId) : undefined,
        isNull(attendees.cancelledAt),
        ne(registrations.status, 'cancelled'),
      ),
    )
  return rows.map((row) => row.email)
}
