import { and, asc, desc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { INFORMED_AT } from '#shop/booking/server/seats.repository.ts'
import { packages } from '#shop/prices/server/prices.schema.ts'
import { trainingDates, trainings } from '#shop/trainings/server/trainings.schema.ts'

/** The registration with the name of its package, and what is equal for all spellings of the booker's mailbox. */
export type LinkedRegistration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

async function findRegistration(db: Connection, condition: SQL) {
  const [row] = await db
    .select({
      registration: registrations,
      packageName: packages.name,
      mailbox: sql<string>`mailbox_of(${registrations.contactEmail})`,
    })
    .from(registrations)
    .innerJoin(packages, eq(packages.id, registrations.packageId))
    .where(condition)
  return row && { ...row.registration, packageName: row.packageName, mailbox: row.mailbox }
}

export function findByReference(db: Connection, reference: string) {
  return findRegistration(db, eq(registrations.reference, reference))
}

export function findById(db: Connection, id: string) {
  return findRegistration(db, eq(registrations.id, id))
}

/** A seat with its date. */
export type LinkedSeat = Awaited<ReturnType<typeof listSeats>>[number]

/** All seats of the registration with their dates, ordered by slot. */
export function listSeats(db: Connection, registrationId: string) {
  return selectSeats(db)
    .where(eq(attendees.registrationId, registrationId))
    .orderBy(asc(attendees.position))
}

/** @param id a UUID */
export async function findSeat(db: Connection, id: string): Promise<LinkedSeat | undefined> {
  const [row] = await selectSeats(db).where(eq(attendees.id, id))
  return row
}

function selectSeats(db: Connection) {
  return db
    .select({
      id: attendees.id,
      registrationId: attendees.registrationId,
      position: attendees.position,
      trainingId: attendees.trainingId,
      trainingTitle: attendees.trainingTitle,
      attendeeType: attendees.attendeeType,
      firstName: attendees.firstName,
      lastName: attendees.lastName,
      email: attendees.email,
      company: attendees.company,
      cancelledAt: attendees.cancelledAt,
      isOrdered: attendees.isOrdered,
      cannotComeSince: attendees.cannotComeSince,
      calendarSequence: attendees.calendarSequence,
      informedAt: INFORMED_AT,
      dateId: attendees.dateId,
      dateState: trainingDates.state,
      date: trainingDates.date,
      time: trainingDates.time,
      startsAt: trainingDates.startsAt,
      endsAt: trainingDates.endsAt,
      note: trainingDates.note,
      meetingUrl: trainingDates.meetingUrl,
      /** Of the training, as it is now; what mails call it. */
      title: trainings.title,
      subtitle: trainings.subtitle,
    })
    .from(attendees)
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .innerJoin(trainings, eq(trainings.id, attendees.trainingId))
    .$dynamic()
}

/**
 * The registrations of a booker, the newest first, with a session that ended after that instant or whose end is not
 * known. What was cancelled and never confirmed is left out: anybody may have booked it in the booker's name.
 *
 * @param email in lower case
 */
export function listBookingsOf(db: Connection, email: string, endsAfter: Date) {
  const isRecent = sql`exists ${db
    .select({ id: attendees.id })
    .from(attendees)
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .where(
      and(
        eq(attendees.registrationId, registrations.id),
        or(
          gt(
            sql`coalesce(${trainingDates.endsAt}, ${trainingDates.startsAt})`,
            endsAfter.toISOString(),
          ),
          isNull(trainingDates.startsAt),
        ),
      ),
    )}`
  const wasConfirmed = sql<boolean>`(${registrations.status} = 'confirmed' or exists ${db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.registrationId, registrations.id),
        eq(mails.template, 'registration.confirmed.booker'),
      ),
    )})`
  return db
    .select({
      id: registrations.id,
      reference: registrations.reference,
      wasConfirmed,
      linkCounter: registrations.linkCounter,
      contactName: registrations.contactName,
      contactEmail: registrations.contactEmail,
    })
    .from(registrations)
    .where(
      and(
        eq(sql`lower(${registrations.contactEmail})`, email),
        isRecent,
        or(ne(registrations.status, 'cancelled'), wasConfirmed),
      ),
    )
    .orderBy(desc(registrations.createdAt), asc(registrations.id))
}
