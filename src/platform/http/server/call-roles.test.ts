import { createRoute } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { createApiApp, jsonResponse } from './api-app.ts'
import { adminCallsOf } from './call-roles.ts'

test('a route of the administration without roles stops the product from starting', () => {
  const route = createRoute({
    method: 'get',
    path: '/api/admin/new',
    responses: { 200: jsonResponse('Something', z.object({})) },
  })
  const api = createApiApp().openapi(route, (c) => c.json({}, 200))

  expect(() => adminCallsOf(api, () => false)).toThrow('GET /api/admin/new')
})
