import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
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
import { etagOf, ifMatchHeader, readIfMatch } from '#platform/http/server/if-match.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import {
  codeCheckSchema,
  discountCodeEditSchema,
  discountCodeSchema,
  discountSchema,
} from '../domain/discount-code-schema.ts'
import {
  changeDiscountCode,
  createDiscountCode,
  getDiscountCodes,
  removeDiscountCode,
} from './discount-codes.service.ts'
import { checkCode, countingGuesses } from './redeem-code.service.ts'

const check = createRoute({
  method: 'post',
  path: '/api/discount-codes/check',
  ...jsonUpTo(4 * KIB),
  summary: 'What a discount code takes off, or why it cannot be redeemed; nothing is held',
  request: jsonBody(codeCheckSchema.meta({ id: 'CodeCheck' })),
  responses: {
    200: jsonResponse('What it takes off', discountSchema.meta({ id: 'Discount' })),
    ...problemResponses(400, 403, 409, 413, 415, 422, 429, 503),
  },
})

/** The call of visitors. */
export function codeCheckRoutes({
  db,
  clock,
  limits,
}: {
  db: Database
  clock: Clock
  limits: RateLimits
}) {
  return createApiApp().openapi(check, async (c) => {
    const question = c.req.valid('json')
    const ask = () => checkCode(db, question, berlinDay(clock.now()))
    const address = c.get('clientAddress')
    const discount = await countingGuesses(limits.discountCodes, address, question.code, ask)
    return c.json({ ...discount, packageIds: [...discount.packageIds] }, 200)
  })
}

const PATH = '/api/admin/discount-codes'
const params = z.object({ id: z.string() })
const edit = discountCodeEditSchema.meta({ id: 'DiscountCodeEdit' })
const answer = discountCodeSchema.meta({ id: 'DiscountCode' })

const list = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(OFFICE),
  summary: 'All discount codes, the newest first',
  responses: { 200: jsonResponse('The codes', z.array(answer)), ...problemResponses(401, 403) },
})

const create = createRoute({
  method: 'post',
  path: PATH,
  ...forRoles(OFFICE),
  ...jsonUpTo(8 * KIB),
  summary: 'Create a discount code',
  request: jsonBody(edit),
  responses: {
    201: jsonResponse('The code was created', answer),
    ...problemResponses(400, 401, 403, 409, 413, 415, 422),
  },
})

const change = createRoute({
  method: 'put',
  path: `${PATH}/{id}`,
  ...forRoles(OFFICE),
  ...jsonUpTo(8 * KIB),
  summary: 'Change a discount code; bookings keep what it took off them',
  request: { params, headers: ifMatchHeader, ...jsonBody(edit) },
  responses: {
    200: jsonResponse('The code as it is now; its version is in ETag', answer),
    ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422),
  },
})

const remove = createRoute({
  method: 'delete',
  path: `${PATH}/{id}`,
  ...forRoles(OFFICE),
  summary: 'Delete a discount code that no booking has redeemed',
  request: { params },
  responses: {
    200: jsonResponse('The code as it was', answer),
    ...problemResponses(401, 403, 404, 409),
  },
})

/** Requires `requireAdmin` to run before it. */
export function discountCodesRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp()
    .openapi(list, async (c) => c.json(await getDiscountCodes(db), 200))
    .openapi(create, async (c) => {
      const by = { actor: c.get('admin').email, now: clock.now() }
      return c.json(await createDiscountCode(db, c.req.valid('json'), by), 201)
    })
    .openapi(change, async (c) => {
      const code = await changeDiscountCode(db, c.req.valid('param').id, c.req.valid('json'), {
        actor: c.get('admin').email,
        expected: readIfMatch(c.req.header('If-Match')),
      })
      return c.json(code, 200, { ETag: etagOf(code.version) })
    })
    .openapi(remove, async (c) =>
      c.json(await removeDiscountCode(db, c.req.valid('param').id, c.get('admin').email), 200),
    )
}
