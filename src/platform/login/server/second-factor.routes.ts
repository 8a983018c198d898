import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { EVERYBODY } from '#platform/basics/domain/staff-role.ts'
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
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { storeSession } from '#platform/http/server/session-cookies.ts'
import {
  codeSchema,
  passwordAgainSchema,
  proofSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
} from '../domain/second-factor.ts'
import { attemptsOf } from './attempts.ts'
import type { Auth } from './auth.ts'
import {
  beginSecondFactor,
  type Change,
  confirmSecondFactor,
  findSecondFactor,
  renewRecoveryCodes,
  switchSecondFactorOff,
} from './second-factor.service.ts'

const PATH = '/api/admin/second-factor'
const refusals = problemResponses(400, 401, 403, 409, 413, 415, 422, 429)

const state = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(EVERYBODY),
  summary: "The logged-in administrator's second factor",
  responses: {
    200: jsonResponse('Whether it is on', secondFactorSchema.meta({ id: 'SecondFactor' })),
    ...problemResponses(401, 403),
  },
})

const begin = createRoute({
  method: 'post',
  path: `${PATH}/begin`,
  ...forRoles(EVERYBODY),
  ...jsonUpTo(4 * KIB),
  summary: 'Draw a secret for an authenticator app; it counts once it is confirmed',
  request: jsonBody(passwordAgainSchema),
  responses: {
    200: jsonResponse('What the app has to know', secondFactorSetupSchema),
    ...refusals,
  },
})

const confirm = createRoute({
  method: 'post',
  path: `${PATH}/confirm`,
  ...forRoles(EVERYBODY),
  ...jsonUpTo(1 * KIB),
  summary: 'Switch the second factor on with a first code of the app',
  request: jsonBody(codeSchema),
  responses: {
    200: jsonResponse('It is on; other sessions have ended', recoveryCodesSchema),
    ...refusals,
  },
})

const renew = createRoute({
  method: 'post',
  path: `${PATH}/recovery-codes`,
  ...forRoles(EVERYBODY),
  ...jsonUpTo(4 * KIB),
  summary: 'Replace the recovery codes',
  request: jsonBody(proofSchema),
  responses: { 200: jsonResponse('The new ones', recoveryCodesSchema), ...refusals },
})

const switchOff = createRoute({
  method: 'post',
  path: `${PATH}/switch-off`,
  ...forRoles(EVERYBODY),
  ...jsonUpTo(4 * KIB),
  summary: 'Switch the second factor off',
  request: jsonBody(proofSchema),
  responses: {
    200: jsonResponse('It is off; other sessions have ended', z.object({ ok: z.literal(true) })),
    ...refusals,
  },
})

export function secondFactorRoutes({
  db,
  auth,
  clock,
  limits,
  issuer,
}: {
  db: Database
  auth: Auth
  clock: Clock
  limits: RateLimits
  /** The name of the site in authenticator apps. */
  issuer: () => string
}) {
  const changeOf = (c: Context<ApiVariables>): Change => {
    const admin = c.get('admin')
    const { headers } = c.req.raw
    return {
      auth,
      db,
      usedCodes: limits.usedCodes,
      attempts: attemptsOf(limits, auth, {
        email: admin.email,
        address: c.get('clientAddress'),
        headers,
      }),
      admin,
      headers,
    }
  }
  return createApiApp()
    .openapi(state, async (c) => c.json(await findSecondFactor(auth, db, c.get('admin').id), 200))
    .openapi(begin, async (c) => {
      const { password } = c.req.valid('json')
      return c.json(await beginSecondFactor(changeOf(c), password, issuer()), 200)
    })
    .openapi(confirm, async (c) => {
      const { code } = c.req.valid('json')
      const { recoveryCodes, headers } = await confirmSecondFactor(changeOf(c), code, clock.now())
      storeSession(c, headers)
      return c.json({ recoveryCodes }, 200)
    })
    .openapi(renew, async (c) => {
      const recoveryCodes = await renewRecoveryCodes(changeOf(c), c.req.valid('json'))
      return c.json({ recoveryCodes }, 200)
    })
    .openapi(switchOff, async (c) => {
      storeSession(c, await switchSecondFactorOff(changeOf(c), c.req.valid('json')))
      return c.json({ ok: true as const }, 200)
    })
}
