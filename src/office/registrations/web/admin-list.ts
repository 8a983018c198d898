import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { type Page, readFile, readPage, type ServedFile } from '#platform/design/web/api-answers.ts'
import type { TableRow } from '#platform/design/web/staff/table-rows.tsx'
import type { PagedList } from '#platform/login/web/printed-rows.ts'
import type { AttendeeRow, Registration } from '#shop/booking/domain/booking.ts'
import {
  ATTENDEE_SORTS,
  type AttendeeSort,
  REGISTRATION_SORTS,
  type RegistrationSort,
} from '../domain/registration-list.ts'
import type { ListParameters } from './list-search.ts'
import { attendeesKey, registrationsKey } from './registrations-query.ts'

/** A list of registrations or of attendees, by its filter and order. */
export interface AdminList<Row, Sort extends string> {
  path: '/api/admin/registrations' | '/api/admin/attendees'
  sorts: readonly Sort[]
  rowsOf: (query: ListParameters<Sort>) => PagedList<Row>
  csvOf: (query: ListParameters<Sort>) => Promise<ServedFile>
}

export const REGISTRATION_LIST: AdminList<Registration, RegistrationSort> = {
  path: registrationsKey[0],
  sorts: REGISTRATION_SORTS,
  rowsOf: (query) => ({
    key: [...registrationsKey, query],
    readPage: (page, signal) =>
      readPage('/api/admin/registrations', { query: { ...query, ...page }, signal }),
  }),
  csvOf: (query) => readFile('GET', '/api/admin/registrations.csv', { query }),
}

export const ATTENDEE_LIST: AdminList<AttendeeRow, AttendeeSort> = {
  path: attendeesKey[0],
  sorts: ATTENDEE_SORTS,
  rowsOf: (query) => ({
    key: [...attendeesKey, query],
    readPage: (page, signal) =>
      readPage('/api/admin/attendees', { query: { ...query, ...page }, signal }),
  }),
  csvOf: (query) => readFile('GET', '/api/admin/attendees.csv', { query }),
}

const ROWS_PER_PAGE = 100

interface LoadedRows<Row> {
  /** The rows of all pages that are loaded so far. */
  rows: Row[]
  /** Number of rows of all pages, loaded or not. */
  total: number
}

/** A list of the administration, in pages. While another order or selection loads, the earlier rows stay. */
export function adminListQuery<Row extends TableRow>({ key, readPage }: PagedList<Row>) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam: cursor, signal }) => readPage({ limit: ROWS_PER_PAGE, cursor }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: joinPages<Row>,
  })
}

/** A row that moved to a later page between two reads is in both pages; the list contains it once. */
function joinPages<Row extends TableRow>({
  pages,
}: InfiniteData<Page<Row>, string | undefined>): LoadedRows<Row> {
  const byId = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
  return { rows: [...byId.values()], total: pages.at(-1)?.total ?? 0 }
}
