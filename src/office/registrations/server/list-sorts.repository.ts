import { type AnyColumn, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import type { ListPosition } from '#shop/booking/server/list-cursor.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { packages } from '#shop/prices/server/prices.schema.ts'
import { REGISTRATION_STATUSES, STATUS_LABELS } from '#shop/seats/domain/status.ts'
import { trainings } from '#shop/trainings/server/trainings.schema.ts'
import type { AttendeeSort, RegistrationSort, SortDirection } from '../domain/registration-list.ts'
import type { ListFilter } from './list-filter.repository.ts'
import type { ListOrder, OwnOrder, SortGroup, SortKey } from './list-order.repository.ts'

/** The rows of a page: those that match the filter, in this order, after `after`. */
export interface ListQuery<Sort> {
  filter: ListFilter
  /** Null sorts by time. */
  sort: Sort | null
  direction: SortDirection
  /** How many rows match the filter, as of the first page: all pages must use the same number. */
  total: number
  after: ListPosition | null
  limit: number
}

/** How many rows are at most found first and then sorted (docs/decisions/0039-libraries.md). */
const SHORT_LIST_MAX = 3_000

const german = (text: SQL) => sql`(${text}) collate "german"`
const fullName = german(sql`${attendees.firstName} || ' ' || ${attendees.lastName}`)
const statusLabel = german(
  sql`case ${registrations.status} ${sql.join(
    REGISTRATION_STATUSES.map((status) => sql`when ${status} then ${STATUS_LABELS[status]}`),
    sql` `,
  )} end`,
)

/** The empty text is the smallest, so an index skips all of them in one step. */
function byCompany(company: AnyColumn): SortKey {
  const key = german(sql`${company}`)
  return { key, missing: { is: eq(company, ''), isNot: sql`${key} > ''` } }
}

const REGISTRATION_KEYS: Record<RegistrationSort, SortKey | null> = {
  createdAt: null,
  contactName: { key: german(sql`${registrations.contactName}`) },
  contactEmail: { key: german(sql`${registrations.contactEmail}`) },
  company: byCompany(registrations.company),
  // The name in the first slot; the repository joins it.
  participants: { key: fullName },
  status: { key: statusLabel },
}

const ATTENDEE_KEYS: Record<AttendeeSort, SortKey> = {
  name: { key: fullName },
  email: { key: german(sql`${attendees.email}`) },
  training: { key: german(sql`${trainings.title}`) },
  company: byCompany(attendees.company),
  booker: {
    key: german(sql`${registrations.contactName}`),
    missing: {
      is: eq(attendees.attendeeType, 'booker'),
      isNot: ne(attendees.attendeeType, 'booker'),
    },
  },
  package: { key: german(sql`${packages.name}`) },
}

const REGISTRATION_ORDER: OwnOrder = { createdAt: registrations.createdAt, id: registrations.id }
const ATTENDEE_ORDER: OwnOrder = {
  createdAt: attendees.createdAt,
  id: attendees.registrationId,
  slot: attendees.position,
}

/** Whether finding all rows and then sorting them is faster than reading rows in order until a page is full. */
export function isShortList({ total }: { total: number }): boolean {
  return total <= SHORT_LIST_MAX
}

export function registrationOrder(query: ListQuery<RegistrationSort>): ListOrder {
  return {
    own: REGISTRATION_ORDER,
    by: query.sort && REGISTRATION_KEYS[query.sort],
    direction: query.direction,
    groups: query.sort === 'status' && !isShortList(query) ? statusGroups() : null,
  }
}

export async function attendeeOrder(
  db: Connection,
  query: ListQuery<AttendeeSort>,
): Promise<ListOrder> {
  return {
    own: ATTENDEE_ORDER,
    by: query.sort && ATTENDEE_KEYS[query.sort],
    direction: query.direction,
    groups: isShortList(query) ? null : await attendeeGroups(db, query.sort),
  }
}

function statusGroups(): SortGroup[] {
  return REGISTRATION_STATUSES.map((status) => ({
    key: STATUS_LABELS[status],
    where: eq(registrations.status, status),
  }))
}

async function attendeeGroups(
  db: Connection,
  sort: AttendeeSort | null,
): Promise<SortGroup[] | null> {
  if (sort === 'training') {
    const rows = await db.select({ id: trainings.id, name: trainings.title }).from(trainings)
    return groupsByName(rows, (ids) => inArray(attendees.trainingId, ids))
  }
  if (sort === 'package') {
    const rows = await db.select({ id: packages.id, name: packages.name }).from(packages)
    return groupsByName(rows, (ids) => inArray(registrations.packageId, ids))
  }
  return null
}

function groupsByName(
  rows: { id: string; name: string }[],
  where: (ids: string[]) => SQL,
): SortGroup[] {
  return [...Map.groupBy(rows, ({ name }) => name)].map(([key, same]) => ({
    key,
    where: where(same.map(({ id }) => id)),
  }))
}
