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
import { idempotencyHeader } from '#shop/booking/server/registrations.routes.ts'
import {
  listedMessageSchema,
  messageDetailsSchema,
  messageListQuerySchema,
  messagePreviewQuerySchema,
  messagePreviewSchema,
  messageSchema,
  messageTestSchema,
  sentMessageSchema,
} from '../domain/message.ts'
import { getMessage, getMessages } from './message-lists.service.ts'
import { previewMessage } from './message-preview.service.ts'
import { resendFailedMails, sendMessage, sendTestMessage } from './messages.service.ts'

/** The longest text, for the largest selection of rows. */
const BODY = jsonUpTo(128 * KIB)
const params = z.object({ id: z.string() })

const send = createRoute({
  method: 'post',
  ...BODY,
  path: '/api/admin/messages',
  ...forRoles(OFFICE),
  summary: 'Send a message to participants: one mail for each address',
  request: { headers: idempotencyHeader, ...jsonBody(messageSchema.meta({ id: 'Message' })) },
  responses: {
    202: jsonResponse('Its mails wait to be sent', sentMessageSchema.meta({ id: 'SentMessage' })),
    ...problemResponses(400, 401, 403, 409, 413, 415, 422),
  },
})

const preview = createRoute({
  method: 'post',
  ...BODY,
  path: '/api/admin/messages/preview',
  ...forRoles(OFFICE),
  summary: 'Who would get a message, and how one of them would get it',
  request: jsonBody(messagePreviewQuerySchema.meta({ id: 'MessagePreviewQuery' })),
  responses: {
    200: jsonResponse('Nothing was stored', messagePreviewSchema.meta({ id: 'MessagePreview' })),
    ...problemResponses(400, 401, 403, 413, 415, 422),
  },
})

const test = createRoute({
  method: 'post',
  ...BODY,
  path: '/api/admin/messages/test',
  ...forRoles(OFFICE),
  summary: 'Send a message to the administrator alone, without anybody\u2019s name',
  request: jsonBody(messageTestSchema.meta({ id: 'MessageTest' })),
  responses: {
    202: jsonResponse('The mail waits to be sent', z.object({ id: z.uuid() })),
    ...problemResponses(400, 401, 403, 409, 413, 415, 422),
  },
})

const list = createRoute({
  method: 'get',
  path: '/api/admin/messages',
  ...forRoles(OFFICE),
  summary: 'The messages to participants, the newest first; Next-Cursor leads to older ones',
  request: { query: messageListQuerySchema },
  responses: {
    200: jsonResponse('The messages', z.array(listedMessageSchema.meta({ id: 'ListedMessage' }))),
    ...problemResponses(400, 401, 403, 422),
  },
})

const details = createRoute({
  method: 'get',
  path: '/api/admin/messages/{id}',
  ...forRoles(OFFICE),
  summary: 'A message, and what became of each of its mails',
  request: { params },
  responses: {
    200: jsonResponse('The message', messageDetailsSchema.meta({ id: 'MessageDetails' })),
    ...problemResponses(401, 403, 404),
  },
})

const resend = createRoute({
  method: 'post',
  path: '/api/admin/messages/{id}/resend',
  ...forRoles(OFFICE),
  summary: 'Send those mails of a message again that failed',
  request: { params },
  responses: {
    202: jsonResponse('How many wait to be sent again', z.object({ mails: z.int() })),
    ...problemResponses(401, 403, 404),
  },
})

/** Requires `requireAdmin` to run before it. */
export function messagesRoutes(deps: { db: Database; clock: Clock; mail: MailSettings }) {
  const { db, clock, mail: settings } = deps
  return createApiApp()
    .openapi(send, async (c) => {
      const context = {
        actor: c.get('admin').email,
        now: clock.now(),
        idempotencyKey: c.req.valid('header')['idempotency-key'],
      }
      return c.json(await sendMessage(db, c.req.valid('json'), context), 202)
    })
    .openapi(preview, async (c) => {
      const context = { now: clock.now(), settings }
      return c.json(await previewMessage(db, c.req.valid('json'), context), 200)
    })
    .openapi(test, async (c) => {
      const id = await sendTestMessage(db, c.req.valid('json'), c.get('admin').email)
      return c.json({ id }, 202)
    })
    .openapi(list, async (c) => {
      const { messages, nextCursor } = await getMessages(db, c.req.valid('query'))
      if (nextCursor) c.header('Next-Cursor', nextCursor)
      return c.json(messages, 200)
    })
    .openapi(details, async (c) => c.json(await getMessage(db, c.req.valid('param').id), 200))
    .openapi(resend, async (c) => {
      const mails = await resendFailedMails(db, c.req.valid('param').id, c.get('admin').email)
      return c.json({ mails }, 202)
    })
}
