import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { messages } from '#office/messages/server/messages.schema.ts'
import { auditLog } from '#platform/audit-log/server/audit-log.schema.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { packages } from '#shop/prices/server/prices.schema.ts'
import { trainingDates, trainings } from '#shop/trainings/server/trainings.schema.ts'

// Every `email` here is in lower case; stored addresses are as people typed them.

/** The registrations that the person booked. */
export function isBookedBy(email: string) {
  return eq(sql`lower(${registrations.contactEmail})`, email)
}

/** The person's seats: those with their address, and the booker's own seat in a registration that the person booked. */
export function isSeatOf(email: string) {
  return or(
    eq(sql`lower(${attendees.email})`, email),
    and(eq(attendees.attendeeType, 'booker'), isBookedBy(email)),
  )
}

/** The mails to the person. */
export function isMailTo(email: string) {
  return eq(sql`lower(${mails.recipient})`, email)
}

export function listBookings(db: Connection, email: string) {
  return db
    .select({ registration: registrations, packageName: packages.name })
    .from(registrations)
    .innerJoin(packages, eq(packages.id, registrations.packageId))
    .where(isBookedBy(email))
    .orderBy(asc(registrations.createdAt), asc(registrations.id))
}

export function listSeats(db: Connection, email: string) {
  return db
    .select({ seat: attendees, registration: registrations, date: trainingDates })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .where(isSeatOf(email))
    .orderBy(asc(registrations.createdAt), asc(registrations.id), asc(attendees.position))
}

export function listMails(db: Connection, email: string) {
  return db.select().from(mails).where(isMailTo(email)).orderBy(asc(mails.createdAt), asc(mails.id))
}

/** How many mails an erasure empties. */
export async function countMails(db: Connection, person: PersonInMails): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(mails).where(isMailOf(person))
  return row?.rows ?? 0
}

/** The facts that identify mails with data of a person. */
export interface PersonInMails {
  email: string
  /** Registrations that the person booked. */
  bookingIds: string[]
  /** Registrations in which the person has a seat, including those of others. */
  seatRegistrationIds: string[]
}

/**
 * The mails to the person: also to a new contact address, which the person gave and may not have confirmed, and to staff
 * about what the person has changed, which hold whatever was typed.
 */
export function isMailOf({ email, bookingIds }: PersonInMails) {
  return or(
    isMailTo(email),
    and(inArray(mails.registrationId, bookingIds), eq(mails.template, 'contact.confirm')),
    and(inArray(mails.registrationId, bookingIds), eq(mails.template, 'booking.changed.staff')),
    isDailyAbout(bookingIds),
  )
}

/** The daily mails to staff about changes of these registrations, among others. */
function isDailyAbout(registrationIds: readonly string[]) {
  return and(
    eq(mails.template, 'bookings.changed.staff'),
    sql`exists (select from jsonb_array_elements(${mails.data} -> 'bookings') as booking
      where booking ->> 'registrationId' = any(${sql.param(registrationIds)}::text[]))`,
  )
}

/** Messages of staff that may mention somebody of these names, which may be parts of other words there. */
export function mayMention(db: Connection, names: readonly string[]) {
  const patterns = names.map((name) => `%${name.replace(/[\\%_]/g, '\\$&')}%`)
  return db
    .select({ id: messages.id })
    .from(messages)
    .where(
      sql`${messages.subject} || ' ' || ${messages.text} ilike any (${sql.param(patterns)}::text[])`,
    )
}

/**
 * The mails to others that may mention the person: of the registrations with the person, all to their bookers, since
 * one mail may be about several bookings, and those of messages of staff with one of the names.
 */
export function listMailsToOthers(db: Connection, person: PersonInMails, names: readonly string[]) {
  const ids = [...person.bookingIds, ...person.seatRegistrationIds]
  const bookers = db
    .select({ address: sql`lower(${registrations.contactEmail})` })
    .from(registrations)
    .where(inArray(registrations.id, ids))
  return db
    .select()
    .from(mails)
    .where(
      and(
        or(
          inArray(mails.registrationId, ids),
          inArray(sql`lower(${mails.recipient})`, bookers),
          isDailyAbout(ids),
          inArray(mails.staffMessageId, mayMention(db, names)),
        ),
        sql`${isMailOf(person)} is not true`,
      ),
    )
}

/** Titles of trainings that begin after `now`, or at an unknown time, in which the person has a confirmed seat. */
export async function listUpcomingTrainings(
  db: Connection,
  email: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ title: trainings.title, startsAt: trainingDates.startsAt })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .innerJoin(trainings, eq(trainings.id, attendees.trainingId))
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .where(
      and(
        isSeatOf(email),
        eq(registrations.status, 'confirmed'),
        isNull(attendees.cancelledAt),
        eq(trainingDates.state, 'planned'),
        or(isNull(trainingDates.startsAt), gt(trainingDates.startsAt, now)),
      ),
    )
    .orderBy(asc(trainingDates.startsAt))
  return rows.map(({ title }) => title)
}

/** When data of the person with this keyed hash was erased, the latest first. */
export async function listErasures(db: Connection, hash: string): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, hash), eq(auditLog.action, 'person.erased')))
    .orderBy(desc(auditLog.createdAt))
  return rows.map(({ createdAt }) => createdAt)
}
