import { createRoute } from '@hono/zod-openapi'
import { Hono } from 'hono'
import * as z from 'zod'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { lastEditShape } from '#platform/editing/domain/last-edit.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { httpErrors } from '#platform/http/server/http.errors.ts'
import { etagOf, ifMatchHeader, readIfMatch } from '#platform/http/server/if-match.ts'
import { bodyUpTo, jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { POLICY } from '#platform/http/server/security-headers.ts'
import type { ImageStore } from '#platform/pictures/server/image-store.ts'
import { marksSchema } from '#site/pages/domain/firm-marks.ts'
import { MARK_MAX_BYTES } from '../domain/mark-file.ts'
import { readMark, storeMark } from './mark-files.service.ts'
import { markErrors } from './marks.errors.ts'
import { changeMarks, getMarks } from './marks.service.ts'

const PATH = '/api/admin/settings/marks'
/** The file and the form's overhead, in bytes. */
const BODY_MAX_BYTES = MARK_MAX_BYTES + 16 * KIB
const A_YEAR = 'public, max-age=31536000, immutable'
/** Opened by itself, a drawing is shown and does nothing. */
const DRAWING_ALONE =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'"

const marks = marksSchema.meta({ id: 'Marks' })
const editedMarks = z
  .object({
    values: marks,
    ...lastEditShape,
  })
  .meta({ id: 'EditedMarks' })

const read = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(OWNERS),
  summary: 'The paths of logo and icon, with their version and who changed them last',
  responses: {
    200: jsonResponse('Logo and icon', editedMarks),
    ...problemResponses(401, 403),
  },
})

const change = createRoute({
  method: 'put',
  path: PATH,
  ...forRoles(OWNERS),
  ...jsonUpTo(4 * KIB),
  summary: 'Change logo and icon, to files that were uploaded or to none',
  request: { headers: ifMatchHeader, ...jsonBody(marks) },
  responses: {
    200: jsonResponse('Logo and icon; the version is in ETag', editedMarks),
    ...problemResponses(400, 401, 403, 412, 413, 415, 422, 503),
  },
})

const upload = createRoute({
  method: 'post',
  path: `${PATH}/files`,
  ...forRoles(OWNERS),
  ...bodyUpTo(BODY_MAX_BYTES, markErrors.tooLarge),
  summary:
    'Upload a logo or an icon: SVG or PNG, up to 512 kB. It is shown once the setting names it',
  // Only for the API description: the form's content is validated below, with messages for users.
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object' as const,
          properties: { file: { type: 'string' as const, format: 'binary' } },
          required: ['file'],
        },
      },
    },
  },
  responses: {
    201: jsonResponse('Its path', z.object({ path: z.string() }).meta({ id: 'UploadedMark' })),
    ...problemResponses(400, 401, 403, 413, 415, 422, 503),
  },
})

/** Requires `requireAdmin` to run before it. */
export function marksAdminRoutes(deps: { db: Database; store: ImageStore; clock: Clock }) {
  const { db, store, clock } = deps
  return createApiApp()
    .openapi(read, async (c) => c.json(await getMarks(db), 200))
    .openapi(change, async (c) => {
      const answer = await changeMarks(deps, c.req.valid('json'), {
        now: clock.now(),
        actor: c.get('admin').email,
        expected: readIfMatch(c.req.header('If-Match')),
      })
      return c.json(answer, 200, { ETag: etagOf(answer.version) })
    })
    .openapi(upload, async (c) =>
      c.json({ path: await storeMark(store, await readFile(c.req.raw)) }, 201),
    )
}

/** Serves logo and icon. A file never changes, so it can be cached indefinitely. */
export function marksRoutes({ store }: { store: ImageStore }) {
  return new Hono<ApiVariables>().get('/marks/*', async (c) => {
    const file = await readMark(store, c.req.path)
    if (!file) throw httpErrors.notFound()
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.type,
      'Cache-Control': A_YEAR,
      [POLICY]: DRAWING_ALONE,
      // Mail programs and previews of shared links show it on other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
}

async function readFile(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw markErrors.notMultipart()
  const form = await request.formData().catch(() => {
    throw markErrors.malformedForm()
  })
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw markErrors.noFile()
  if (file.size > MARK_MAX_BYTES) throw markErrors.tooLarge()
  return new Uint8Array(await file.arrayBuffer())
}
