import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse } from '#platform/http/server/api-app.ts'
import { contentItemSchema } from '../domain/content-item.ts'
import { getContent } from './content.service.ts'

const list = createRoute({
  method: 'get',
  path: '/api/cms/content',
  summary: 'The editable texts of the public pages',
  responses: {
    200: jsonResponse('The texts', z.array(contentItemSchema.meta({ id: 'ContentItem' }))),
  },
})

export function contentRoutes({ db }: { db: Database }) {
  return createApiApp().openapi(list, async (c) => c.json(await getContent(db), 200))
}
