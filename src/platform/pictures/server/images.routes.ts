import { createRoute } from '@hono/zod-openapi'
import { Hono } from 'hono'
import * as z from 'zod'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { httpErrors } from '#platform/http/server/http.errors.ts'
import { bodyUpTo, KIB } from '#platform/http/server/request-body.ts'
import { uploadedImageSchema } from '../domain/uploaded-image.ts'
import type { ImageStore } from './image-store.ts'
import { imageErrors } from './images.errors.ts'
import { getImages, readImage, uploadImage } from './images.service.ts'

const MEGABYTE = 1_000_000
const IMAGE_MAX_BYTES = 10 * MEGABYTE
/** The picture and the form's overhead, in bytes. */
const BODY_MAX_BYTES = IMAGE_MAX_BYTES + 64 * KIB
const A_YEAR = 'public, max-age=31536000, immutable'

const IMAGES_PATH = '/api/admin/images'

const uploadedImage = uploadedImageSchema.meta({ id: 'UploadedImage' })

const list = createRoute({
  method: 'get',
  path: IMAGES_PATH,
  ...forRoles(EDITORS),
  summary: 'All uploaded pictures, the newest first',
  responses: {
    200: jsonResponse('The pictures', z.array(uploadedImage)),
    ...problemResponses(401, 403),
  },
})

const upload = createRoute({
  method: 'post',
  path: IMAGES_PATH,
  ...forRoles(EDITORS),
  ...bodyUpTo(BODY_MAX_BYTES, imageErrors.tooLarge),
  summary: 'Upload a picture: JPEG, PNG, WebP or AVIF, up to 10 MB',
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
    201: jsonResponse('The picture', uploadedImage),
    ...problemResponses(400, 401, 403, 413, 415, 422, 503),
  },
})

/** Requires `requireAdmin` to run before it. */
export function imagesAdminRoutes(deps: { db: Database; store: ImageStore; clock: Clock }) {
  return createApiApp()
    .openapi(list, async (c) => c.json(await getImages(deps.db), 200))
    .openapi(upload, async (c) => {
      const file = await readFile(c.req.raw)
      const image = await uploadImage(deps, file, {
        now: deps.clock.now(),
        actor: c.get('admin').email,
      })
      return c.json(image, 201)
    })
}

/** Serves the files of uploaded pictures. A file never changes, so it can be cached indefinitely. */
export function mediaRoutes({ store }: { store: ImageStore }) {
  return new Hono<ApiVariables>().get('/media/*', async (c) => {
    const image = await readImage(store, c.req.path)
    if (!image) throw httpErrors.notFound()
    return c.body(new Uint8Array(image.bytes), 200, {
      'Content-Type': image.type,
      'Cache-Control': A_YEAR,
    })
  })
}

async function readFile(request: Request): Promise<{ name: string; bytes: Uint8Array }> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw imageErrors.notMultipart()
  const form = await request.formData().catch(() => {
    throw imageErrors.malformedForm()
  })
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw imageErrors.noFile()
  if (file.size > IMAGE_MAX_BYTES) throw imageErrors.tooLarge()
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}
