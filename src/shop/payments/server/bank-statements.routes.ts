import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import { line } from '#platform/basics/domain/text.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { bodyUpTo, jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import {
  bankLinesQuerySchema,
  bankLinesSchema,
  importResultSchema,
  lineAssignmentSchema,
  STATEMENT_MAX_BYTES,
} from '../domain/bank-line.ts'
import { assignLine, getBankLines, ignoreLine, reopenLine } from './bank-lines.service.ts'
import { type ImportParts, importStatement } from './bank-statements.service.ts'
import { paymentErrors } from './payments.errors.ts'

const params = z.object({ id: z.uuid() })
const FILE = { schema: { type: 'string' as const, format: 'binary' } }
const done = jsonResponse('It is stored', z.object({ id: z.uuid() }))

const upload = createRoute({
  method: 'post',
  path: '/api/admin/bank-statements',
  ...forRoles(OFFICE),
  ...bodyUpTo(STATEMENT_MAX_BYTES, paymentErrors.fileTooLarge),
  summary: 'Read a bank statement (camt.053, or a ZIP archive of such) and enter what is exact',
  request: { query: z.object({ fileName: line(200).default('') }) },
  // Only for the API description: what a body is follows from its bytes.
  requestBody: { required: true, content: { 'application/xml': FILE, 'application/zip': FILE } },
  responses: {
    200: jsonResponse(
      'What became of its lines',
      importResultSchema.meta({ id: 'StatementImport' }),
    ),
    ...problemResponses(400, 401, 403, 409, 413, 415, 422),
  },
})

const list = createRoute({
  method: 'get',
  path: '/api/admin/bank-lines',
  ...forRoles(OFFICE),
  summary: 'Lines of bank statements; those to check with the invoices that they may be about',
  request: { query: bankLinesQuerySchema },
  responses: {
    200: jsonResponse('The lines', bankLinesSchema.meta({ id: 'BankLines' })),
    ...problemResponses(400, 401, 403, 422),
  },
})

const assign = createRoute({
  method: 'post',
  path: '/api/admin/bank-lines/{id}/assignment',
  ...forRoles(OFFICE),
  ...jsonUpTo(4 * KIB),
  summary: 'Enter a line for invoices',
  request: { params, ...jsonBody(lineAssignmentSchema) },
  responses: { 200: done, ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422) },
})

const ignore = createRoute({
  method: 'post',
  path: '/api/admin/bank-lines/{id}/ignore',
  ...forRoles(OFFICE),
  summary: 'Say that a line is about no invoice',
  request: { params },
  responses: { 200: done, ...problemResponses(401, 403, 404, 409, 422) },
})

const reopen = createRoute({
  method: 'post',
  path: '/api/admin/bank-lines/{id}/reopen',
  ...forRoles(OFFICE),
  summary: 'Put a line back to those to check, and remove what it was entered as',
  request: { params },
  responses: { 200: done, ...problemResponses(401, 403, 404, 409, 422) },
})

/** Requires `requireAdmin` to run before it. */
export function bankStatementsRoutes({ clock, ...parts }: ImportParts & { clock: Clock }) {
  const { db } = parts
  const actOf = (c: Context<ApiVariables>) => ({ actor: c.get('admin').email, now: clock.now() })
  return createApiApp()
    .openapi(upload, async (c) => {
      const { fileName } = c.req.valid('query')
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      return c.json(await importStatement(parts, { fileName, bytes }, actOf(c)), 200)
    })
    .openapi(list, async (c) =>
      c.json(await getBankLines(db, c.req.valid('query'), clock.now()), 200),
    )
    .openapi(assign, async (c) => {
      const { id } = c.req.valid('param')
      await assignLine(db, id, c.req.valid('json').invoiceIds, actOf(c))
      return c.json({ id }, 200)
    })
    .openapi(ignore, async (c) => {
      const { id } = c.req.valid('param')
      await ignoreLine(db, id, actOf(c))
      return c.json({ id }, 200)
    })
    .openapi(reopen, async (c) => {
      const { id } = c.req.valid('param')
      await reopenLine(db, id, actOf(c))
      return c.json({ id }, 200)
    })
}
