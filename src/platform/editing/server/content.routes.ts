import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse } from '#platform/http/server/api-app.ts'
import { contentItemSchema, toContentItem } from '../domain/content-item.ts'
import { listContentItems } from './content.repository.ts'

const list = createRoute({
  method: 'get',
  path: '/api/cms/content',
  summary: 'The editable texts of the public pages',
  responses: {
    200: jsonResponse('The texts', z.array(contentItemSchema.meta({ id: 'ContentItem' }))),
  },
})

export function contentRoutes({ db }: { db: Database }) {
  return createApiApp().openapi(list, async (c) =>
    c.json((await listContentItems(db)).map(toContentItem), 200),
  )
}
