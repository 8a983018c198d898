import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type {
  AttendeeSort,
  RegistrationFilter,
  RegistrationSort,
  SortDirection,
} from '#domain/registration/registration-list.ts'
import { REGISTRATION_STATUSES, STATUS_LABELS } from '#domain/registration/status.ts'
import type { Connection } from '../../database/database.ts'
import { packages } from '../../database/schema/packages.ts'
import { attendees, registrations } from '../../database/schema/registrations.ts'
import { trainings } from '../../database/schema/trainings.ts'
import type { ListPosition } from './list-cursor.ts'
import { whereAttendee, whereRegistration } from './list-filter.repository.ts'
import {
  type OwnOrder,
  type SortKey,
  type Stretch,
  stretchesAfter,
} from './list-order.repository.ts'

/** Which rows of a list: those that the filter finds, in this order, from the first after `after` on. */
export interface ListQuery<Sort> {
  filter: RegistrationFilter
  /** None: by time. */
  sort: Sort | null
  direction: SortDirection
  after: ListPosition | null
  limit: number
}

const german = (text: SQL) => sql`(${text}) collate "german"`
const fullName = german(sql`${attendees.firstName} || ' ' || ${attendees.lastName}`)
const statusLabel = german(
  sql`case ${registrations.status} ${sql.join(
    REGISTRATION_STATUSES.map((status) => sql`when ${status} then ${STATUS_LABELS[status]}`),
    sql` `,
  )} end`,
)

const REGISTRATION_KEYS: Record<RegistrationSort, SortKey | null> = {
  createdAt: null,
  contactName: { key: german(sql`${registrations.contactName}`) },
  contactEmail: { key: german(sql`${registrations.contactEmail}`) },
  company: {
    key: german(sql`${registrations.company}`),
    missing: sql`${registrations.company} = ''`,
  },
  // The name in the first slot.
  participants: { key: fullName },
  status: { key: statusLabel },
}

const ATTENDEE_KEYS: Record<AttendeeSort, SortKey> = {
  name: { key: fullName },
  email: { key: german(sql`${attendees.email}`) },
  training: { key: german(sql`${trainings.title}`) },
  company: { key: german(sql`${attendees.company}`), missing: sql`${attendees.company} = ''` },
  booker: {
    key: german(sql`${registrations.contactName}`),
    missing: sql`${attendees.attendeeType} = 'booker'`,
  },
  package: { key: german(sql`${packages.name}`) },
}

const REGISTRATION_ORDER: OwnOrder = { createdAt: registrations.createdAt, id: registrations.id }
const ATTENDEE_ORDER: OwnOrder = {
  createdAt: attendees.createdAt,
  id: attendees.registrationId,
  slot: attendees.position,
}

/** How many registrations the filter finds. */
export async function countRegistrations(
  db: Connection,
  filter: RegistrationFilter,
): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(registrations)
    .where(await whereRegistration(db, filter))
  return row?.found ?? 0
}

/** How many seats the filter finds. */
export async function countAttendees(db: Connection, filter: RegistrationFilter): Promise<number> {
  const query = db.select({ found: count() }).from(attendees).$dynamic()
  if (filter.status || filter.package) {
    query.innerJoin(registrations, eq(registrations.id, attendees.registrationId))
  }
  const [row] = await query.where(await whereAttendee(db, filter))
  return row?.found ?? 0
}

/** Registrations without their participants, and each one's position in the list. */
export async function readRegistrations(db: Connection, query: ListQuery<RegistrationSort>) {
  const where = await whereRegistration(db, query.filter)
  const order = {
    own: REGISTRATION_ORDER,
    by: query.sort && REGISTRATION_KEYS[query.sort],
    direction: query.direction,
  }
  const rows = await readStretches(
    stretchesAfter(order, query.after),
    query.limit,
    (stretch, limit) => {
      const select = db
        .select({
          id: registrations.id,
          reference: registrations.reference,
          createdAt: registrations.createdAt,
          contactName: registrations.contactName,
          contactEmail: registrations.contactEmail,
          company: registrations.company,
          packageName: packages.name,
          price: registrations.price,
          priceType: registrations.priceType,
          status: registrations.status,
          sortKey: stretch.key,
        })
        .from(registrations)
        .innerJoin(packages, eq(packages.id, registrations.packageId))
        .$dynamic()
      if (query.sort === 'participants') {
        select.innerJoin(
          attendees,
          and(eq(attendees.registrationId, registrations.id), eq(attendees.position, 1)),
        )
      }
      return select
        .where(and(where, stretch.where))
        .orderBy(...stretch.orderBy)
        .limit(limit)
    },
  )
  return rows.map(({ sortKey, ...row }) => ({
    row,
    position: { key: sortKey, createdAt: row.createdAt, id: row.id, slot: 0 },
  }))
}

/** The seats of the given registrations, those of each in the order of its slots. */
export function listParticipants(db: Connection, registrationIds: string[]) {
  return db
    .select({
      registrationId: attendees.registrationId,
      firstName: attendees.firstName,
      lastName: attendees.lastName,
      training: trainings.title,
    })
    .from(attendees)
    .innerJoin(trainings, eq(trainings.id, attendees.trainingId))
    .where(inArray(attendees.registrationId, registrationIds))
    .orderBy(asc(attendees.registrationId), asc(attendees.position))
}

/** Seats with what staff see of their registrations, and each one's position in the list. */
export async function readAttendees(db: Connection, query: ListQuery<AttendeeSort>) {
  const where = await whereAttendee(db, query.filter)
  const order = {
    own: ATTENDEE_ORDER,
    by: query.sort && ATTENDEE_KEYS[query.sort],
    direction: query.direction,
  }
  const rows = await readStretches(
    stretchesAfter(order, query.after),
    query.limit,
    (stretch, limit) =>
      db
        .select({
          attendee: {
            id: attendees.id,
            firstName: attendees.firstName,
            lastName: attendees.lastName,
            email: attendees.email,
            trainingId: attendees.trainingId,
            trainingTitle: trainings.title,
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
            price: registrations.price,
            priceType: registrations.priceType,
          },
          createdAt: attendees.createdAt,
          slot: attendees.position,
          sortKey: stretch.key,
        })
        .from(attendees)
        .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
        .innerJoin(trainings, eq(trainings.id, attendees.trainingId))
        .innerJoin(packages, eq(packages.id, registrations.packageId))
        .where(and(where, stretch.where))
        .orderBy(...stretch.orderBy)
        .limit(limit),
  )
  return rows.map(({ attendee, registration, createdAt, slot, sortKey }) => ({
    row: { ...attendee, registration },
    position: { key: sortKey, createdAt, id: registration.id, slot },
  }))
}

async function readStretches<Row>(
  stretches: Stretch[],
  limit: number,
  read: (stretch: Stretch, limit: number) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const stretch of stretches) {
    if (rows.length < limit) rows.push(...(await read(stretch, limit - rows.length)))
  }
  return rows
}
