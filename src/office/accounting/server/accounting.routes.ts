import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { streamOf } from '#platform/http/server/streams.ts'
import { accountingQuerySchema, accountingSummarySchema } from '../domain/accounting.ts'
import { exportDatev, exportDocuments, exportList, getSummary } from './accounting.service.ts'

const FILE = { schema: { type: 'string' as const, format: 'binary' } }
const PATH = '/api/admin/accounting'
const request = { query: accountingQuerySchema }

const summary = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(OFFICE),
  summary: 'What the invoices and payments of a period add up to',
  request,
  responses: {
    200: jsonResponse('The sums', accountingSummarySchema.meta({ id: 'AccountingSummary' })),
    ...problemResponses(400, 401, 403, 422),
  },
})

const datev = createRoute({
  method: 'get',
  path: `${PATH}/datev.csv`,
  ...forRoles(OFFICE),
  summary: 'The booking batch of a period in the format of DATEV (EXTF 700, Buchungsstapel 13)',
  request,
  responses: {
    200: { description: 'The file, in Windows-1252', content: { 'text/csv': FILE } },
    ...problemResponses(400, 401, 403, 409, 422),
  },
})

const list = createRoute({
  method: 'get',
  path: `${PATH}/invoices.csv`,
  ...forRoles(OFFICE),
  summary: 'The invoices and cancellations of a period, with what was paid, as CSV',
  request,
  responses: {
    200: { description: 'The file, in UTF-8', content: { 'text/csv': FILE } },
    ...problemResponses(400, 401, 403, 422),
  },
})

const documents = createRoute({
  method: 'get',
  path: `${PATH}/documents.zip`,
  ...forRoles(OFFICE),
  summary: 'All invoices and cancellations of a period as PDF and XML, with their list',
  request,
  responses: {
    200: { description: 'The archive', content: { 'application/zip': FILE } },
    ...problemResponses(400, 401, 403, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function accountingRoutes({ db, clock }: { db: Database; clock: Clock }) {
  const contextOf = (c: Context<ApiVariables>) => ({
    actor: c.get('admin').email,
    now: clock.now(),
  })
  return createApiApp()
    .openapi(summary, async (c) => c.json(await getSummary(db, c.req.valid('query')), 200))
    .openapi(datev, async (c) => {
      const { fileName, bytes } = await exportDatev(db, c.req.valid('query'), contextOf(c))
      return c.body(bytes, 200, file(fileName, 'text/csv; charset=windows-1252'))
    })
    .openapi(list, async (c) => {
      const { fileName, parts } = await exportList(db, c.req.valid('query'), contextOf(c))
      return c.body(streamOf(parts), 200, file(fileName, 'text/csv; charset=utf-8'))
    })
    .openapi(documents, async (c) => {
      const { fileName, archive } = await exportDocuments(db, c.req.valid('query'), contextOf(c))
      const body = streamOf(archive, () => archive.destroy())
      return c.body(body, 200, file(fileName, 'application/zip'))
    })
}

function file(name: string, type: string) {
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` }
}
