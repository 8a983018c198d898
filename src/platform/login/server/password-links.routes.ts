import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import {
  forgottenPasswordSchema,
  openedLinkSchema,
  passwordByLinkSchema,
  passwordTokenSchema,
} from '../domain/password-link.ts'
import { counting } from './attempts.ts'
import { addPasswordLinkJob } from './password-links.repository.ts'
import { findPasswordLink, openLink, setPasswordByLink } from './password-links.service.ts'
import type { ScryptParameters } from './passwords.ts'

const PATH = '/api/admin/login'

const forgotten = createRoute({
  method: 'post',
  path: `${PATH}/forgotten`,
  ...jsonUpTo(1 * KIB),
  summary: 'Ask for a link for a new password, which is mailed to the address',
  request: jsonBody(forgottenPasswordSchema),
  responses: {
    202: jsonResponse(
      'Where the address has an account, it gets a mail, at most four in an hour',
      z.object({ status: z.literal('sent_if_known') }),
    ),
    ...problemResponses(400, 403, 413, 415, 422, 429),
  },
})

const open = createRoute({
  method: 'post',
  path: `${PATH}/link`,
  ...jsonUpTo(1 * KIB),
  summary: 'What the link of an invitation, or for a new password, is for',
  request: jsonBody(passwordTokenSchema),
  responses: {
    200: jsonResponse('It is valid', openedLinkSchema.meta({ id: 'OpenedLink' })),
    ...problemResponses(400, 403, 404, 413, 415, 422, 429),
  },
})

const setPassword = createRoute({
  method: 'post',
  path: `${PATH}/password`,
  ...jsonUpTo(4 * KIB),
  summary: 'Set the password by such a link, which is used up',
  request: jsonBody(passwordByLinkSchema),
  responses: {
    200: jsonResponse('It is set; all sessions have ended', z.object({ ok: z.literal(true) })),
    ...problemResponses(400, 403, 404, 413, 415, 422, 429),
  },
})

interface PasswordLinksParts {
  db: Database
  clock: Clock
  limits: RateLimits
  /** The key of the tokens in mails to staff. */
  passwordLinkKey: string
  siteNames: () => readonly string[]
  scrypt: ScryptParameters | undefined
}

/**
 * The calls of links that set a password. The first one does and answers the same for every address, in the same time;
 * whether it has an account is found out afterwards, in the background.
 */
export function passwordLinksRoutes({
  db,
  clock,
  limits,
  passwordLinkKey,
  siteNames,
  scrypt,
}: PasswordLinksParts) {
  const find = (token: string, address: string) =>
    counting([limits.wrongPasswordLinks, address])(() =>
      findPasswordLink(db, passwordLinkKey, token, clock.now()),
    )
  return createApiApp()
    .openapi(forgotten, async (c) => {
      await limits.forgottenPasswords.consume(c.get('clientAddress'))
      await addPasswordLinkJob(db, c.req.valid('json').email)
      return c.json({ status: 'sent_if_known' as const }, 202)
    })
    .openapi(open, async (c) => {
      const link = await find(c.req.valid('json').token, c.get('clientAddress'))
      return c.json(await openLink(db, link), 200)
    })
    .openapi(setPassword, async (c) => {
      const { token, newPassword } = c.req.valid('json')
      const link = await find(token, c.get('clientAddress'))
      await setPasswordByLink(db, link, newPassword, {
        siteNames: siteNames(),
        scrypt,
        now: clock.now(),
      })
      return c.json({ ok: true as const }, 200)
    })
}
