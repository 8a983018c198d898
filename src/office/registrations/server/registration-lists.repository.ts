import {
  type AnyColumn,
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { billingDetails } from '#shop/booking/server/booking-changes.schema.ts'
import { BILLING_COLUMNS } from '#shop/booking/server/booking-history.repository.ts'
import {
  attendees,
  registrations,
  STORED_PRICE,
} from '#shop/booking/server/registrations.schema.ts'
import { OWED_CENTS } from '#shop/booking-changes/server/owed.repository.ts'
import { packages } from '#shop/prices/server/prices.schema.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { seatStatus } from '#shop/seats/domain/status.ts'
import { trainingDates, trainings } from '#shop/trainings/server/trainings.schema.ts'
import type { AttendeeSort, RegistrationSort } from '../domain/registration-list.ts'
import { type ListFilter, whereAttendee, whereRegistration } from './list-filter.repository.ts'
import { type ListPart, partsAfter } from './list-order.repository.ts'
import {
  attendeeOrder,
  isShortList,
  type ListQuery,
  registrationOrder,
} from './list-sorts.repository.ts'

/** The number of registrations that match the filter. */
export async function countRegistrations(db: Connection, filter: ListFilter): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(registrations)
    .where(await whereRegistration(db, filter))
  return row?.found ?? 0
}

/** The number of seats that match the filter. */
export async function countAttendees(db: Connection, filter: ListFilter): Promise<number> {
  if (!filter.q && !filter.date && !filter.ids) return countSeatsOfRegistrations(db, filter)
  const query = db.select({ found: count() }).from(attendees).$dynamic()
  if (filter.status || filter.package || filter.invoice) {
    query.innerJoin(registrations, eq(registrations.id, attendees.registrationId))
  }
  const [row] = await query.where(await whereAttendee(db, filter))
  return row?.found ?? 0
}

/**
 * Counts seats by the trainings stored with their registrations, of which there are fewer. Not for filters with words,
 * a date or ids.
 */
async function countSeatsOfRegistrations(db: Connection, filter: ListFilter): Promise<number> {
  const seats = filter.training
    ? sql`array_positions(${registrations.trainingIds}, ${filter.training})`
    : registrations.trainingIds
  const [row] = await db
    .select({ found: sql<number>`coalesce(sum(cardinality(${seats})), 0)::int` })
    .from(registrations)
    .where(await whereRegistration(db, filter))
  return (row?.found ?? 0) + (await cancelledAlone(db, filter))
}

/**
 * By how much the number of seats with the filter's status differs from the seats of registrations with that status:
 * seats that were cancelled alone.
 */
async function cancelledAlone(db: Connection, filter: ListFilter): Promise<number> {
  const { status, ...others } = filter
  if (!status) return 0
  const [row] = await db
    .select({ found: count() })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .where(
      and(
        isNotNull(attendees.cancelledAt),
        status === 'cancelled'
          ? ne(registrations.status, 'cancelled')
          : eq(registrations.status, status),
        await whereAttendee(db, others),
      ),
    )
  const found = row?.found ?? 0
  return status === 'cancelled' ? found : -found
}

/** Registrations without their participants, each with its position in the list. */
export async function readRegistrations(db: Connection, query: ListQuery<RegistrationSort>) {
  const matches = await whereRegistration(db, query.filter)
  const where = isShortList(query)
    ? inFound(
        registrations.id,
        db.select({ id: registrations.id }).from(registrations).where(matches),
      )
    : matches
  const order = registrationOrder(query)
  const rows = await readParts(partsAfter(order, query.after), query.limit, (part, limit) => {
    const select = db
      .select({
        id: registrations.id,
        reference: registrations.reference,
        createdAt: registrations.createdAt,
        contactName: registrations.contactName,
        contactEmail: registrations.contactEmail,
        ...byField((name) => registrations[name]),
        packageName: packages.name,
        ...STORED_PRICE,
        status: registrations.status,
        owedCents: OWED_CENTS,
        billing: BILLING_COLUMNS,
        sortKey: part.key,
      })
      .from(registrations)
      .innerJoin(packages, eq(packages.id, registrations.packageId))
      .leftJoin(billingDetails, eq(billingDetails.registrationId, registrations.id))
      .$dynamic()
    if (query.sort === 'participants') {
      select.innerJoin(
        attendees,
        and(eq(attendees.registrationId, registrations.id), eq(attendees.position, 1)),
      )
    }
    return select
      .where(and(where, part.where))
      .orderBy(...part.orderBy)
      .limit(limit)
  })
  return rows.map(({ sortKey, ...row }) => ({
    row,
    position: { key: sortKey, createdAt: row.createdAt, id: row.id, slot: 0 },
  }))
}

/** The seats of the given registrations, ordered by slot within each. */
export function listParticipants(db: Connection, registrationIds: string[]) {
  return db
    .select({
      id: attendees.id,
      registrationId: attendees.registrationId,
      dateId: attendees.dateId,
      firstName: attendees.firstName,
      lastName: attendees.lastName,
      training: trainings.title,
      date: trainingDates.date,
      cancelledAt: attendees.cancelledAt,
    })
    .from(attendees)
    .innerJoin(trainings, eq(trainings.id, attendees.trainingId))
    .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
    .where(inArray(attendees.registrationId, registrationIds))
    .orderBy(asc(attendees.registrationId), asc(attendees.position))
}

/** Seats with the listed fields of their registrations, each with its position in the list. */
export async function readAttendees(db: Connection, query: ListQuery<AttendeeSort>) {
  const matches = await whereAttendee(db, query.filter)
  const where = isShortList(query)
    ? inFound(
        attendees.id,
        db
          .select({ id: attendees.id })
          .from(attendees)
          .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
          .where(matches),
      )
    : matches
  const order = await attendeeOrder(db, query)
  const rows = await readParts(partsAfter(order, query.after), query.limit, (part, limit) =>
    db
      .select({
        attendee: {
          id: attendees.id,
          firstName: attendees.firstName,
          lastName: attendees.lastName,
          email: attendees.email,
          trainingId: attendees.trainingId,
          trainingTitle: trainings.title,
          dateId: attendees.dateId,
          date: trainingDates.date,
          time: trainingDates.time,
          company: attendees.company,
          attendeeType: attendees.attendeeType,
          bookerName: registrations.contactName,
          bookerEmail: registrations.contactEmail,
          packageName: packages.name,
          status: registrations.status,
        },
        registration: {
          id: registrations.id,
          reference: registrations.reference,
          createdAt: registrations.createdAt,
          ...STORED_PRICE,
        },
        createdAt: attendees.createdAt,
        cancelledAt: attendees.cancelledAt,
        slot: attendees.position,
        sortKey: part.key,
      })
      .from(attendees)
      .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
      .innerJoin(trainings, eq(trainings.id, attendees.trainingId))
      .innerJoin(trainingDates, eq(trainingDates.id, attendees.dateId))
      .innerJoin(packages, eq(packages.id, registrations.packageId))
      .where(and(where, part.where))
      .orderBy(...part.orderBy)
      .limit(limit),
  )
  return rows.map(({ attendee, registration, createdAt, cancelledAt, slot, sortKey }) => ({
    row: { ...attendee, status: seatStatus(attendee.status, cancelledAt), registration },
    position: { key: sortKey, createdAt, id: registration.id, slot },
  }))
}

/**
 * True for the rows of that subquery, which PostgreSQL then reads before anything else. Otherwise it may read a list in
 * its order until the page is full, which takes long where few rows match: it expects them to be spread evenly over the
 * list, and its estimates for words in texts are often wrong.
 */
function inFound(id: AnyColumn, found: SQLWrapper): SQL {
  return sql`${id} = any(array(${found}))`
}

async function readParts<Row>(
  parts: ListPart[],
  limit: number,
  read: (part: ListPart, limit: number) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const part of parts) {
    if (rows.length < limit) rows.push(...(await read(part, limit - rows.length)))
  }
  return rows
}
