import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Config } from '#platform/config/server/config.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { counting } from '#platform/login/server/attempts.ts'
import {
  mailDeliverySchema,
  mailDetailsSchema,
  mailListQuerySchema,
  mailSchema,
  testMailSchema,
  testMailTokenSchema,
} from '#platform/mail/domain/mail.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { discardMail, queueTestMail, resendMail } from './mail.service.ts'
import { getMail, getMailDelivery, getMails } from './mail-list.service.ts'
import { recordTestMailArrival } from './test-mail-arrival.service.ts'
import { senderHash } from './test-mail-token.ts'

const params = z.object({ id: z.string() })
const mailId = z.object({ id: z.uuid() })

const list = createRoute({
  method: 'get',
  path: '/api/admin/mails',
  ...forRoles(OFFICE),
  summary: 'All mails, the newest first; Next-Cursor leads to older ones',
  request: { query: mailListQuerySchema },
  responses: {
    200: jsonResponse('The mails', z.array(mailSchema.meta({ id: 'Mail' }))),
    ...problemResponses(400, 401, 403, 422),
  },
})

const details = createRoute({
  method: 'get',
  path: '/api/admin/mails/{id}',
  ...forRoles(OFFICE),
  summary: 'A mail, what became of it, and what it says',
  request: { params },
  responses: {
    200: jsonResponse('The mail', mailDetailsSchema.meta({ id: 'MailDetails' })),
    ...problemResponses(401, 403, 404),
  },
})

const resend = createRoute({
  method: 'post',
  path: '/api/admin/mails/{id}/resend',
  ...forRoles(OFFICE),
  summary: 'Send a mail again that was sent or given up, or one that waits for staff',
  request: { params },
  responses: {
    202: jsonResponse('It waits to be sent', mailId),
    ...problemResponses(401, 403, 404, 409),
  },
})

const discard = createRoute({
  method: 'post',
  path: '/api/admin/mails/{id}/discard',
  ...forRoles(OFFICE),
  summary: 'Give up a mail that waits for staff, or one that has failed',
  request: { params },
  responses: {
    200: jsonResponse('It is not sent', mailId),
    ...problemResponses(401, 403, 404, 409),
  },
})

const sendTest = createRoute({
  method: 'post',
  path: '/api/admin/mails/test',
  ...forRoles(OFFICE),
  ...jsonUpTo(4 * KIB),
  summary: 'Send a mail that tells whether mails arrive',
  request: jsonBody(testMailSchema),
  responses: {
    202: jsonResponse('It waits to be sent', mailId),
    ...problemResponses(400, 401, 403, 413, 415, 422),
  },
})

const arrival = createRoute({
  method: 'post',
  path: '/api/test-mail/arrival',
  ...jsonUpTo(1 * KIB),
  summary: 'Say by the link of a test mail that it has arrived',
  request: jsonBody(testMailTokenSchema),
  responses: {
    200: jsonResponse('It is recorded', z.object({ arrivedAt: z.iso.datetime() })),
    ...problemResponses(400, 403, 404, 413, 415, 422, 429),
  },
})

const delivery = createRoute({
  method: 'get',
  path: '/api/admin/mail-delivery',
  ...forRoles(OFFICE),
  summary: 'Where mails go and whom they name',
  responses: {
    200: jsonResponse('The settings', mailDeliverySchema.meta({ id: 'MailDelivery' })),
    ...problemResponses(401, 403),
  },
})

interface MailsRoutesParts {
  db: Database
  clock: Clock
  config: Config
  mail: MailSettings
  /** The key of the tokens in mails to staff. */
  passwordLinkKey: string
}

/** The call of the link in test mails: whoever has the mail can make it, also on a device without a login. */
export function testMailRoutes({
  db,
  clock,
  config,
  mail,
  passwordLinkKey: key,
  limits,
}: MailsRoutesParts & { limits: RateLimits }) {
  return createApiApp().openapi(arrival, async (c) => {
    const { token } = c.req.valid('json')
    const sender = senderHash(key, config, mail)
    const record = () => recordTestMailArrival(db, { key, sender, token, now: clock.now() })
    const arrivedAt = await counting([limits.wrongPasswordLinks, c.get('clientAddress')])(record)
    return c.json({ arrivedAt }, 200)
  })
}

/** Requires `requireAdmin` to run before it. */
export function mailsRoutes({
  db,
  clock,
  config,
  mail: settings,
  passwordLinkKey,
}: MailsRoutesParts) {
  return createApiApp()
    .openapi(list, async (c) => {
      const { mails, nextCursor } = await getMails(db, c.req.valid('query'))
      if (nextCursor) c.header('Next-Cursor', nextCursor)
      return c.json(mails, 200)
    })
    .openapi(details, async (c) =>
      c.json(await getMail(db, c.req.valid('param').id, { settings, log: c.get('log') }), 200),
    )
    .openapi(resend, async (c) => {
      const { id } = c.req.valid('param')
      await resendMail(db, id, c.get('admin').email)
      return c.json({ id }, 202)
    })
    .openapi(discard, async (c) => {
      const { id } = c.req.valid('param')
      await discardMail(db, id, c.get('admin').email)
      return c.json({ id }, 200)
    })
    .openapi(sendTest, async (c) => {
      const { to: recipient } = c.req.valid('json')
      const actor = c.get('admin').email
      return c.json({ id: await queueTestMail(db, { recipient, actor, now: clock.now() }) }, 202)
    })
    .openapi(delivery, async (c) =>
      c.json(await getMailDelivery(db, config, settings, passwordLinkKey), 200),
    )
}
