import { createRoute } from '@hono/zod-openapi'
import type { Context, TypedResponse } from 'hono'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { jsonArray, streamOf } from '#platform/http/server/streams.ts'
import { attendeeRowSchema, registrationSchema } from '#shop/booking/domain/booking.ts'
import {
  attendeeListQuerySchema,
  registrationListQuerySchema,
} from '../domain/registration-list.ts'
import { selectedRowsSchema } from '../domain/registration-selection.ts'
import {
  type CsvExport,
  exportAttendees,
  exportRegistrations,
} from './registration-export.service.ts'
import {
  getAllAttendees,
  getAllRegistrations,
  getAttendeePage,
  getRegistrationPage,
  type Page,
  toAttendeeRow,
  toRegistration,
} from './registration-lists.service.ts'

const pageHeaders = z.object({
  'Total-Count': z.int().meta({ description: 'Rows of all pages, as of the first one' }),
  'Next-Cursor': z.string().optional().meta({
    description: 'Where the next page begins; absent on the last one and where no limit was given',
  }),
})

const list = createRoute({
  method: 'get',
  path: '/api/admin/registrations',
  ...forRoles(OFFICE),
  summary: 'Registrations, the newest first; with a limit page by page',
  request: { query: registrationListQuerySchema },
  responses: {
    200: {
      ...jsonResponse(
        'The registrations',
        z.array(registrationSchema.meta({ id: 'Registration' })),
      ),
      headers: pageHeaders,
    },
    ...problemResponses(400, 401, 403, 422),
  },
})

const listAttendees = createRoute({
  method: 'get',
  path: '/api/admin/attendees',
  ...forRoles(OFFICE),
  summary: 'Attendees, one per seat, the newest first; with a limit page by page',
  request: { query: attendeeListQuerySchema },
  responses: {
    200: {
      ...jsonResponse('The attendees', z.array(attendeeRowSchema.meta({ id: 'Attendee' }))),
      headers: pageHeaders,
    },
    ...problemResponses(400, 401, 403, 422),
  },
})

const csvResponse = {
  description: 'A file for spreadsheets: UTF-8 with byte order mark, semicolons, CRLF',
  content: { 'text/csv': { schema: z.string() } },
}

const downloadRegistrations = createRoute({
  method: 'get',
  path: '/api/admin/registrations.csv',
  ...forRoles(OFFICE),
  summary: 'All registrations that the filter finds, as CSV',
  request: { query: registrationListQuerySchema.omit({ limit: true, cursor: true }) },
  responses: { 200: csvResponse, ...problemResponses(400, 401, 403, 422) },
})

const downloadAttendees = createRoute({
  method: 'get',
  path: '/api/admin/attendees.csv',
  ...forRoles(OFFICE),
  summary: 'All attendees that the filter finds, as CSV',
  request: { query: attendeeListQuerySchema.omit({ limit: true, cursor: true }) },
  responses: { 200: csvResponse, ...problemResponses(400, 401, 403, 422) },
})

/** The ids of {@link SELECTION_MAX} rows. */
const selectedRows = { ...jsonUpTo(128 * KIB), request: jsonBody(selectedRowsSchema) }

const downloadTickedRegistrations = createRoute({
  method: 'post',
  ...selectedRows,
  path: '/api/admin/registrations.csv',
  ...forRoles(OFFICE),
  summary: 'Ticked registrations as CSV, the newest first',
  responses: { 200: csvResponse, ...problemResponses(400, 401, 403, 413, 415, 422) },
})

const downloadTickedAttendees = createRoute({
  method: 'post',
  ...selectedRows,
  path: '/api/admin/attendees.csv',
  ...forRoles(OFFICE),
  summary: 'Ticked attendees as CSV, the newest first',
  responses: { 200: csvResponse, ...problemResponses(400, 401, 403, 413, 415, 422) },
})

/** Requires `requireAdmin` to run before it. */
export function registrationListsRoutes({ db, clock }: { db: Database; clock: Clock }) {
  const contextOf = (c: Context<ApiVariables>) => ({
    now: clock.now(),
    actor: c.get('admin').email,
  })
  return createApiApp()
    .openapi(list, async (c) => {
      const { limit, ...query } = c.req.valid('query')
      if (limit) return answerPage(await getRegistrationPage(db, { ...query, limit }))
      return answerAll(await getAllRegistrations(db, query), toRegistration)
    })
    .openapi(listAttendees, async (c) => {
      const { limit, ...query } = c.req.valid('query')
      if (limit) return answerPage(await getAttendeePage(db, { ...query, limit }))
      return answerAll(await getAllAttendees(db, query), toAttendeeRow)
    })
    .openapi(downloadRegistrations, async (c) =>
      answerFile(await exportRegistrations(db, c.req.valid('query'), contextOf(c))),
    )
    .openapi(downloadTickedRegistrations, async (c) =>
      answerFile(await exportRegistrations(db, c.req.valid('json'), contextOf(c))),
    )
    .openapi(downloadAttendees, async (c) =>
      answerFile(await exportAttendees(db, c.req.valid('query'), contextOf(c))),
    )
    .openapi(downloadTickedAttendees, async (c) =>
      answerFile(await exportAttendees(db, c.req.valid('json'), contextOf(c))),
    )
}

/** The type of a list's answer in the API description, however it is produced. */
type ListAnswer<Row> = Response & TypedResponse<Row[], 200, 'json'>

function answerPage<Row>({ rows, total, nextCursor }: Page<Row>) {
  return Response.json(rows, {
    headers: {
      'Total-Count': String(total),
      ...(nextCursor ? { 'Next-Cursor': nextCursor } : {}),
    },
  }) as ListAnswer<Row>
}

function answerAll<Row, Shown>(
  { total, pages }: { total: number; pages: AsyncIterable<Row[]> },
  show: (row: Row) => Shown,
) {
  return new Response(streamOf(jsonArray(pages, show)), {
    headers: { 'Content-Type': 'application/json', 'Total-Count': String(total) },
  }) as ListAnswer<Shown>
}

function answerFile({ fileName, parts }: CsvExport) {
  return new Response(streamOf(parts), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
}
