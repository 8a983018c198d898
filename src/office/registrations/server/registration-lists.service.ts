import type { Connection, Database } from '#platform/database/server/database.ts'
import { NO_BILLING_DETAILS } from '#shop/booking/domain/billing.ts'
import type { AttendeeRow, Registration } from '#shop/booking/domain/booking.ts'
import { type ListPosition, readCursor, writeCursor } from '#shop/booking/server/list-cursor.ts'
import { seatStatus } from '#shop/seats/domain/status.ts'
import type {
  AttendeeListQuery,
  AttendeeSort,
  RegistrationListQuery,
  RegistrationSort,
  SortDirection,
} from '../domain/registration-list.ts'
import type { ListFilter } from './list-filter.repository.ts'
import type { ListQuery } from './list-sorts.repository.ts'
import {
  countAttendees,
  countRegistrations,
  listParticipants,
  readAttendees,
  readRegistrations,
} from './registration-lists.repository.ts'

/** Rows in memory at once while a whole list is read. */
const ROWS_AT_ONCE = 1_000

interface List<Row, Sort> {
  name: string
  count(db: Connection, filter: ListFilter): Promise<number>
  read(db: Connection, query: ListQuery<Sort>): Promise<{ row: Row; position: ListPosition }[]>
}

type ListRequest<Sort extends string> = ListFilter & {
  sort?: Sort | undefined
  direction?: SortDirection | undefined
  cursor?: string | undefined
}

export interface Page<Row> {
  rows: Row[]
  /** Rows of all pages, as of the first page. */
  total: number
  /** The cursor of the next page; null on the last one. */
  nextCursor: string | null
}

/** A registration with its time of booking as a Date. */
export type ListedRegistration = Omit<Registration, 'createdAt'> & { createdAt: Date }
/** A seat with the fields of its registration that an export needs. */
export type ListedAttendee = Awaited<ReturnType<typeof readAttendees>>[number]['row']

const REGISTRATIONS: List<ListedRegistration, RegistrationSort> = {
  name: 'registrations',
  count: countRegistrations,
  async read(db, query) {
    const found = await readRegistrations(db, query)
    const seats = await listParticipants(
      db,
      found.map(({ row }) => row.id),
    )
    const participants = Map.groupBy(seats, (seat) => seat.registrationId)
    return found.map(({ row, position }) => ({
      row: {
        ...row,
        billing: row.billing ?? NO_BILLING_DETAILS,
        participants: (participants.get(row.id) ?? []).map((seat) => ({
          attendeeId: seat.id,
          name: `${seat.firstName} ${seat.lastName}`,
          training: seat.training,
          date: seat.date,
          dateId: seat.dateId,
          status: seatStatus(row.status, seat.cancelledAt),
          isCancelled: seat.cancelledAt !== null,
        })),
      },
      position,
    }))
  },
}

const ATTENDEES: List<ListedAttendee, AttendeeSort> = {
  name: 'attendees',
  count: countAttendees,
  read: readAttendees,
}

/**
 * A page of the registrations that match the query, with their participants. By default, the newest come first.
 * @throws ProblemError 422 registration.bad_cursor
 */
export async function getRegistrationPage(
  db: Database,
  query: RegistrationListQuery & { limit: number },
): Promise<Page<Registration>> {
  const page = await readPage(db, REGISTRATIONS, query)
  return { ...page, rows: page.rows.map(toRegistration) }
}

/**
 * A page of the seats that match the query. By default, those of the newest registration come first.
 * @throws ProblemError 422 registration.bad_cursor
 */
export async function getAttendeePage(
  db: Database,
  query: AttendeeListQuery & { limit: number },
): Promise<Page<AttendeeRow>> {
  const page = await readPage(db, ATTENDEES, query)
  return { ...page, rows: page.rows.map(toAttendeeRow) }
}

/** All registrations that match the query, and their number when reading begins. */
export function getAllRegistrations(
  db: Database,
  query: RegistrationListQuery & Pick<ListFilter, 'ids'>,
) {
  return readAll(db, REGISTRATIONS, query)
}

/** All seats that match the query, and their number when reading begins. */
export function getAllAttendees(db: Database, query: AttendeeListQuery & Pick<ListFilter, 'ids'>) {
  return readAll(db, ATTENDEES, query)
}

/** The listed form of a registration. */
export function toRegistration(row: ListedRegistration): Registration {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** The listed form of a seat. */
export function toAttendeeRow({ registration, ...row }: ListedAttendee): AttendeeRow {
  return { ...row, registrationId: registration.id, reference: registration.reference }
}

async function readPage<Row, Sort extends string>(
  db: Database,
  list: List<Row, Sort>,
  asked: ListRequest<Sort> & { limit: number },
): Promise<Page<Row>> {
  const { limit } = asked
  const query = queryOf<Sort>(asked)
  const identity = [list.name, query]
  const cursor = asked.cursor ? readCursor(asked.cursor, identity) : null
  const total = cursor?.total ?? (await list.count(db, query.filter))
  const found = await list.read(db, {
    ...query,
    total,
    after: cursor?.position ?? null,
    limit: limit + 1,
  })
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    rows: found.slice(0, limit).map(({ row }) => row),
    total,
    nextCursor: last ? writeCursor({ position: last.position, total }, identity) : null,
  }
}

async function readAll<Row, Sort extends string>(
  db: Database,
  list: List<Row, Sort>,
  asked: ListRequest<Sort>,
): Promise<{ total: number; pages: AsyncIterable<Row[]> }> {
  const query = queryOf<Sort>(asked)
  const total = await list.count(db, query.filter)
  return { total, pages: readPages(db, list, { ...query, total }) }
}

/**
 * Reads a list page by page, each when the previous one has been consumed, so that a slow reader occupies no
 * connection. Rows inserted meanwhile may be included or not; no row is repeated.
 */
async function* readPages<Row, Sort>(
  db: Database,
  list: List<Row, Sort>,
  query: Omit<ListQuery<Sort>, 'after' | 'limit'>,
): AsyncGenerator<Row[]> {
  let after: ListPosition | null = null
  do {
    const found = await list.read(db, { ...query, after, limit: ROWS_AT_ONCE })
    if (found.length > 0) yield found.map(({ row }) => row)
    after = found.length === ROWS_AT_ONCE ? (found.at(-1)?.position ?? null) : null
  } while (after)
}

/** An omitted or empty filter is not applied. Without a sort, the newest come first; with one, the smallest. */
function queryOf<Sort extends string>({ sort, direction, ...filter }: ListRequest<Sort>) {
  return {
    filter: {
      ids: filter.ids,
      q: filter.q || undefined,
      training: filter.training || undefined,
      date: filter.date,
      status: filter.status,
      package: filter.package || undefined,
      invoice: filter.invoice,
    },
    sort: sort ?? null,
    direction: direction ?? (sort ? ('asc' as const) : ('desc' as const)),
  }
}
