import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import {
  disputeSchema,
  invoiceRemindersSchema,
  reminderListSchema,
  remindersToSendSchema,
  sentRemindersSchema,
} from '../domain/reminder-list.ts'
import { disputeInvoice, endDispute } from './disputed-invoices.service.ts'
import { getInvoiceReminders, listReminders } from './reminder-list.service.ts'
import { sendReminders } from './reminders.service.ts'

const PATH = '/api/admin/reminders'
const DISPUTE_PATH = '/api/admin/invoices/{id}/dispute'

const params = z.object({ id: z.uuid() })
const ofInvoice = jsonResponse(
  'The reminders of the invoice',
  invoiceRemindersSchema.meta({ id: 'InvoiceReminders' }),
)

const list = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(OFFICE),
  summary: 'The overdue invoices, and where their reminders stand',
  responses: {
    200: jsonResponse('The invoices', reminderListSchema.meta({ id: 'ReminderList' })),
    ...problemResponses(401, 403),
  },
})

const send = createRoute({
  method: 'post',
  path: PATH,
  ...forRoles(OFFICE),
  ...jsonUpTo(64 * KIB),
  summary: 'Send reminders that are due; what must not be sent any more is named',
  request: jsonBody(remindersToSendSchema.meta({ id: 'RemindersToSend' })),
  responses: {
    200: jsonResponse('What became of them', sentRemindersSchema.meta({ id: 'SentReminders' })),
    ...problemResponses(400, 401, 403, 404, 413, 415, 422),
  },
})

const read = createRoute({
  method: 'get',
  path: '/api/admin/invoices/{id}/reminders',
  ...forRoles(OFFICE),
  summary: 'The reminders of an invoice, and the next one as its reader would get it',
  request: { params },
  responses: { 200: ofInvoice, ...problemResponses(401, 403, 404, 422) },
})

const dispute = createRoute({
  method: 'put',
  path: DISPUTE_PATH,
  ...forRoles(OFFICE),
  ...jsonUpTo(4 * KIB),
  summary: 'Mark an invoice as disputed: it is not reminded of any more',
  request: { params, ...jsonBody(disputeSchema.meta({ id: 'InvoiceDispute' })) },
  responses: { 200: ofInvoice, ...problemResponses(400, 401, 403, 404, 413, 415, 422) },
})

const undispute = createRoute({
  method: 'delete',
  path: DISPUTE_PATH,
  ...forRoles(OFFICE),
  summary: 'Take back that an invoice is disputed',
  request: { params },
  responses: { 200: ofInvoice, ...problemResponses(401, 403, 404, 422) },
})

interface RemindersParts {
  db: Database
  clock: Clock
  mail: MailSettings
}

/** Requires `requireAdmin` to run before it. */
export function remindersRoutes({ db, clock, mail: settings }: RemindersParts) {
  const remindersOf = (id: string) => getInvoiceReminders(db, id, { now: clock.now(), settings })
  return createApiApp()
    .openapi(list, async (c) => c.json(await listReminders(db, clock.now()), 200))
    .openapi(send, async (c) => {
      const act = { actor: c.get('admin').email, now: clock.now() }
      return c.json(await sendReminders(db, c.req.valid('json').reminders, act), 200)
    })
    .openapi(read, async (c) => c.json(await remindersOf(c.req.valid('param').id), 200))
    .openapi(dispute, async (c) => {
      const { id } = c.req.valid('param')
      const act = { actor: c.get('admin').email, now: clock.now() }
      await disputeInvoice(db, id, c.req.valid('json').reason, act)
      return c.json(await remindersOf(id), 200)
    })
    .openapi(undispute, async (c) => {
      const { id } = c.req.valid('param')
      await endDispute(db, id, { actor: c.get('admin').email })
      return c.json(await remindersOf(id), 200)
    })
}
