import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { createRoute } from '@hono/zod-openapi'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import { PRIVATE_FILE } from '#platform/basics/server/private-files.ts'
import { createApiApp, jsonResponse, problemResponses } from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { streamUpTo } from '#platform/http/server/request-body.ts'
import { streamOf } from '#platform/http/server/streams.ts'
import {
  type ContentFile,
  openContentFile,
  UnreadableContent,
} from '#shop/initial-content/server/content-file.ts'
import {
  FILE_MAX_BYTES,
  importChoicesSchema,
  importQuerySchema,
  importReportSchema,
} from '../domain/content-transfer.ts'
import { contentArchive } from './content-archive.ts'
import { transferErrors } from './transfer.errors.ts'
import {
  exportContent,
  importContent,
  previewImport,
  type TransferParts,
} from './transfer.service.ts'

const ZIP = 'application/zip'
const FILE = { schema: { type: 'string' as const, format: 'binary' } }
const report = importReportSchema.meta({ id: 'ImportReport' })
/** Only for the API description: the body is read as a stream, and what it is follows from its bytes. */
const requestBody = { required: true, content: { [ZIP]: FILE, 'application/json': { schema: {} } } }

const exportAll = createRoute({
  method: 'get',
  path: '/api/admin/content/export',
  ...forRoles(OWNERS),
  summary: 'Texts, pictures, trainings, prices and settings of the site as one file',
  responses: {
    200: { description: 'The file', content: { [ZIP]: FILE } },
    ...problemResponses(401, 403),
  },
})

const preview = createRoute({
  method: 'post',
  path: '/api/admin/content/preview',
  ...forRoles(OWNERS),
  ...streamUpTo(FILE_MAX_BYTES, transferErrors.tooLarge),
  summary: 'What an import of a file would do, without doing it',
  request: { query: importChoicesSchema },
  requestBody,
  responses: {
    200: jsonResponse('What it would do', report),
    ...problemResponses(400, 401, 403, 413, 415, 422),
  },
})

const importAll = createRoute({
  method: 'post',
  path: '/api/admin/content/import',
  ...forRoles(OWNERS),
  ...streamUpTo(FILE_MAX_BYTES, transferErrors.tooLarge),
  summary: 'Import a file as its preview says, all of it or nothing',
  request: { query: importQuerySchema },
  requestBody,
  responses: {
    200: jsonResponse('What it did', report),
    ...problemResponses(400, 401, 403, 409, 413, 415, 422, 503),
  },
})

/** Requires `requireAdmin` to run before it. */
export function transferRoutes({ clock, ...parts }: TransferParts & { clock: Clock }) {
  return createApiApp()
    .openapi(exportAll, async (c) => {
      const now = clock.now()
      const content = await exportContent(parts, { actor: c.get('admin').email, now })
      const archive = contentArchive(content, parts.store)
      const body = streamOf(archive, () => archive.destroy())
      return c.body(body, 200, {
        'Content-Type': ZIP,
        'Content-Disposition': `attachment; filename="inhalte-${berlinDay(now)}.zip"`,
      })
    })
    .openapi(preview, async (c) => {
      const by = { actor: c.get('admin').email, now: clock.now() }
      const choices = c.req.valid('query')
      const answer = await withFile(c.req.raw, (file) =>
        previewImport(parts, { file, choices, ...by }),
      )
      return c.json(answer, 200)
    })
    .openapi(importAll, async (c) => {
      const by = { actor: c.get('admin').email, now: clock.now() }
      const { fingerprint, ...choices } = c.req.valid('query')
      const answer = await withFile(c.req.raw, (file) =>
        importContent(parts, { file, choices, fingerprint, ...by }),
      )
      return c.json(answer, 200)
    })
}

/**
 * Stores the body in a file of its own for as long as it is used, so that no large one is in memory.
 *
 * @throws ProblemError 413 transfer.too_large; 422 transfer.unreadable
 */
async function withFile<T>(request: Request, use: (file: ContentFile) => Promise<T>): Promise<T> {
  const name = path.join(tmpdir(), `content-${randomUUID()}.zip`)
  try {
    await storeBody(request, name)
    const file = await openContentFile(name)
    try {
      return await use(file)
    } finally {
      file.close()
    }
  } catch (error) {
    // Pictures are read, and found to be damaged, while the file is used.
    throw error instanceof UnreadableContent ? transferErrors.unreadable(error.message) : error
  } finally {
    await rm(name, { force: true })
  }
}

async function storeBody({ body }: Request, name: string): Promise<void> {
  await pipeline(
    body ? Readable.fromWeb(body as WebStream) : Readable.from([]),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      let bytes = 0
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > FILE_MAX_BYTES) throw transferErrors.tooLarge()
        yield chunk
      }
    },
    createWriteStream(name, { mode: PRIVATE_FILE }),
  )
}
