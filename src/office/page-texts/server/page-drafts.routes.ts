import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
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
import {
  confirmationSchema,
  draftEditSchema,
  draftsSeenSchema,
  listedPageSchema,
  pagePlaceSchema,
  publicationSchema,
  publishedPageSchema,
  publishSchema,
  staffPageSchema,
  staffTextSchema,
  translationSchema,
} from '../domain/staff-page.ts'
import { discardDrafts, saveDraft } from './page-drafts.service.ts'
import { getPublication, getPublications, restorePublication } from './past-publications.service.ts'
import { publishPage } from './publishing.service.ts'
import { getPage, listPages, type Pages } from './staff-pages.service.ts'
import { confirmText, listTranslations } from './translations.service.ts'

const PAGE = '/api/admin/pages/{page}/{language}'
const publicationParams = pagePlaceSchema.extend({ id: z.uuid() })
const page = staffPageSchema.meta({ id: 'StaffPage' })
const text = staffTextSchema.meta({ id: 'StaffText' })
const publication = publicationSchema.meta({ id: 'Publication' })
const seen = draftsSeenSchema.meta({ id: 'DraftsSeen' })

const list = createRoute({
  method: 'get',
  path: '/api/admin/pages',
  ...forRoles(EDITORS),
  summary:
    'Every page with texts of its own in both languages, and how many of them wait for something',
  responses: {
    200: jsonResponse('The pages', z.array(listedPageSchema.meta({ id: 'ListedPage' }))),
    ...problemResponses(401, 403),
  },
})

const read = createRoute({
  method: 'get',
  path: PAGE,
  ...forRoles(EDITORS),
  summary:
    'The texts of a page in one language: sample, published, draft, and what the other language says',
  request: { params: pagePlaceSchema },
  responses: {
    200: jsonResponse('The page', page),
    ...problemResponses(401, 403, 404, 422),
  },
})

const write = createRoute({
  method: 'put',
  path: `${PAGE}/texts`,
  ...forRoles(EDITORS),
  ...jsonUpTo(64 * KIB),
  summary: 'Write a text into the draft of its page; visitors see it once it is published',
  request: {
    params: pagePlaceSchema,
    headers: ifMatchHeader,
    ...jsonBody(draftEditSchema.meta({ id: 'DraftEdit' })),
  },
  responses: {
    200: jsonResponse('The text; its version is in ETag', text),
    ...problemResponses(400, 401, 403, 404, 412, 413, 415, 422),
  },
})

const confirm = createRoute({
  method: 'post',
  path: `${PAGE}/texts/confirm`,
  ...forRoles(EDITORS),
  ...jsonUpTo(64 * KIB),
  summary: 'Confirm that a text still says what the other language says',
  request: {
    params: pagePlaceSchema,
    ...jsonBody(confirmationSchema.meta({ id: 'TextConfirmation' })),
  },
  responses: {
    200: jsonResponse('The text; its version is in ETag', text),
    ...problemResponses(400, 401, 403, 404, 412, 413, 415, 422),
  },
})

const discard = createRoute({
  method: 'delete',
  path: `${PAGE}/drafts`,
  ...forRoles(EDITORS),
  ...jsonUpTo(512 * KIB),
  summary: 'Discard drafts of a page as they were seen, one or all',
  request: { params: pagePlaceSchema, ...jsonBody(seen) },
  responses: {
    200: jsonResponse('The page', page),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const publish = createRoute({
  method: 'post',
  path: '/api/admin/pages/{page}/publish',
  ...forRoles(EDITORS),
  ...jsonUpTo(512 * KIB),
  summary: 'Publish drafts of a page as they were seen, in one language or both, all or none',
  request: {
    params: pagePlaceSchema.pick({ page: true }),
    ...jsonBody(publishSchema.meta({ id: 'Publish' })),
  },
  responses: {
    200: jsonResponse('A publication for each language', z.array(publication)),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const publications = createRoute({
  method: 'get',
  path: `${PAGE}/publications`,
  ...forRoles(EDITORS),
  summary: 'The publications of a page in one language, the newest first',
  request: { params: pagePlaceSchema },
  responses: {
    200: jsonResponse('The publications', z.array(publication)),
    ...problemResponses(401, 403, 404, 422),
  },
})

const former = createRoute({
  method: 'get',
  path: `${PAGE}/publications/{id}`,
  ...forRoles(EDITORS),
  summary: 'A page as it was with a publication, and what that changed',
  request: { params: publicationParams },
  responses: {
    200: jsonResponse('The page then', publishedPageSchema.meta({ id: 'PublishedPage' })),
    ...problemResponses(401, 403, 404, 422),
  },
})

const restore = createRoute({
  method: 'post',
  path: `${PAGE}/publications/{id}/restore`,
  ...forRoles(EDITORS),
  ...jsonUpTo(512 * KIB),
  summary:
    'Write drafts that bring a page back as it was with a publication; they replace the drafts that were seen',
  request: { params: publicationParams, ...jsonBody(seen) },
  responses: {
    200: jsonResponse('The page', page),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const translations = createRoute({
  method: 'get',
  path: '/api/admin/translations',
  ...forRoles(EDITORS),
  summary: 'Every text whose other language has changed since it was written or confirmed',
  responses: {
    200: jsonResponse('The texts', z.array(translationSchema.meta({ id: 'Translation' }))),
    ...problemResponses(401, 403),
  },
})

interface PageDraftsParts {
  db: Database
  clock: Clock
  pages: Pages
}

/** Requires `requireAdmin` to run before it. */
export function pageDraftsRoutes({ db, clock, pages }: PageDraftsParts) {
  const by = (actor: string) => ({ actor, now: clock.now() })
  return createApiApp(invalidEdit)
    .openapi(list, async (c) => c.json(await listPages(db, pages), 200))
    .openapi(read, async (c) => c.json(await getPage(db, pages, c.req.valid('param')), 200))
    .openapi(write, async (c) => {
      const expected = readIfMatch(c.req.header('If-Match'))
      const context = { ...by(c.get('admin').email), expected }
      const place = c.req.valid('param')
      const written = await saveDraft(db, pages, place, c.req.valid('json'), context)
      c.header('ETag', etagOf(written.version))
      return c.json(written, 200)
    })
    .openapi(confirm, async (c) => {
      const actor = by(c.get('admin').email)
      const place = c.req.valid('param')
      const confirmed = await confirmText(db, pages, place, c.req.valid('json'), actor)
      c.header('ETag', etagOf(confirmed.version))
      return c.json(confirmed, 200)
    })
    .openapi(discard, async (c) => {
      const { drafts } = c.req.valid('json')
      const actor = by(c.get('admin').email)
      return c.json(await discardDrafts(db, pages, c.req.valid('param'), drafts, actor), 200)
    })
    .openapi(publish, async (c) => {
      const actor = by(c.get('admin').email)
      const { page: key } = c.req.valid('param')
      return c.json(await publishPage(db, pages, key, c.req.valid('json'), actor), 200)
    })
    .openapi(publications, async (c) =>
      c.json(await getPublications(db, pages, c.req.valid('param')), 200),
    )
    .openapi(former, async (c) => {
      const { id, ...place } = c.req.valid('param')
      return c.json(await getPublication(db, pages, place, id), 200)
    })
    .openapi(restore, async (c) => {
      const { drafts } = c.req.valid('json')
      const actor = by(c.get('admin').email)
      return c.json(await restorePublication(db, pages, c.req.valid('param'), drafts, actor), 200)
    })
    .openapi(translations, async (c) => c.json(await listTranslations(db, pages), 200))
}
