import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { EDITORS, OWNERS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { invalidEdit } from '#platform/editing/server/revisions.errors.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { etagOf, ifMatchHeader, readIfMatch } from '#platform/http/server/if-match.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { packageSchema } from '../domain/package.ts'
import { basePriceEditSchema, packageEditSchema } from '../domain/package-edit.ts'
import { editPackage } from './package-edits.service.ts'
import { invalidPackageEdit } from './packages.errors.ts'

const edit = createRoute({
  method: 'patch',
  path: '/api/admin/packages/{id}',
  ...forRoles(EDITORS),
  ...jsonUpTo(64 * KIB),
  summary: "Edit a package's texts",
  request: {
    params: z.object({ id: z.string() }),
    headers: ifMatchHeader,
    ...jsonBody(packageEditSchema.meta({ id: 'PackageEdit' })),
  },
  responses: {
    200: jsonResponse('The package; its version is in ETag', packageSchema.meta({ id: 'Package' })),
    ...problemResponses(400, 401, 403, 404, 412, 413, 415, 422),
  },
})

const editBasePrice = createRoute({
  method: 'patch',
  path: '/api/admin/packages/{id}/base-price',
  ...forRoles(OWNERS),
  ...jsonUpTo(4 * KIB),
  summary: "Change a package's price on days without a price period",
  request: {
    params: z.object({ id: z.string() }),
    headers: ifMatchHeader,
    ...jsonBody(basePriceEditSchema.meta({ id: 'BasePriceEdit' })),
  },
  responses: {
    200: jsonResponse('The package; its version is in ETag', packageSchema.meta({ id: 'Package' })),
    ...problemResponses(400, 401, 403, 404, 412, 413, 415, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function packageEditsRoutes({ db, clock }: { db: Database; clock: Clock }) {
  const contextOf = (c: Context<ApiVariables>) => ({
    now: clock.now(),
    actor: c.get('admin').email,
    expected: readIfMatch(c.req.header('If-Match')),
  })
  // A price among the texts is answered with where it is edited.
  const texts = createApiApp(invalidPackageEdit).openapi(edit, async (c) => {
    const pkg = await editPackage(db, c.req.valid('param').id, c.req.valid('json'), contextOf(c))
    c.header('ETag', etagOf(pkg.version))
    return c.json(pkg, 200)
  })
  const basePrice = createApiApp(invalidEdit).openapi(editBasePrice, async (c) => {
    const pkg = await editPackage(db, c.req.valid('param').id, c.req.valid('json'), contextOf(c))
    c.header('ETag', etagOf(pkg.version))
    return c.json(pkg, 200)
  })
  return texts.route('/', basePrice)
}
