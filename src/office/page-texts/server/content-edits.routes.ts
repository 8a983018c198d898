import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { contentEditSchema } from '#platform/editing/domain/content-edit.ts'
import { contentItemSchema } from '#platform/editing/domain/content-item.ts'
import { invalidEdit } from '#platform/editing/server/revisions.errors.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { etagOf, ifMatchHeader, readIfMatch } from '#platform/http/server/if-match.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { cmsTextSchema } from '../domain/cms-text.ts'
import { getCmsTexts } from './cms-texts.service.ts'
import { editContent } from './content-edits.service.ts'

const edit = createRoute({
  method: 'post',
  path: '/api/admin/cms/content',
  ...forRoles(EDITORS),
  ...jsonUpTo(32 * KIB),
  summary: 'Give a text of a public page another wording',
  request: {
    headers: ifMatchHeader,
    ...jsonBody(contentEditSchema.meta({ id: 'ContentEdit' })),
  },
  responses: {
    200: jsonResponse(
      'The text; its version is in ETag',
      contentItemSchema.meta({ id: 'ContentItem' }),
    ),
    ...problemResponses(400, 401, 403, 412, 413, 415, 422),
  },
})

const texts = createRoute({
  method: 'get',
  path: '/api/admin/cms/texts',
  ...forRoles(EDITORS),
  summary: 'Every editable text of the public pages, beside its default',
  responses: {
    200: jsonResponse('The texts', z.array(cmsTextSchema.meta({ id: 'CmsText' }))),
    ...problemResponses(401, 403),
  },
})

/** Requires `requireAdmin` to run before it. */
export function contentEditsRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp(invalidEdit)
    .openapi(edit, async (c) => {
      const item = await editContent(db, c.req.valid('json'), {
        now: clock.now(),
        actor: c.get('admin').email,
        expected: readIfMatch(c.req.header('If-Match')),
      })
      c.header('ETag', etagOf(item.version))
      return c.json(item, 200)
    })
    .openapi(texts, async (c) => c.json(await getCmsTexts(db), 200))
}
