import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
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
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import {
  listedMailTextSchema,
  mailPreviewSchema,
  mailTextEditSchema,
} from '../domain/mail-text-edit.ts'
import { editMailText, getMailTexts, previewMailText, sendSample } from './mail-texts.service.ts'

const PATH = '/api/admin/mail-texts'
const params = z.object({ template: z.string() })
const mailText = listedMailTextSchema.meta({ id: 'MailText' })
const texts = mailTextEditSchema.meta({ id: 'MailTextEdit' })

const list = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(OFFICE),
  summary: 'Every mail whose texts can be changed, with its original and own texts',
  responses: {
    200: jsonResponse('The mails', z.array(mailText)),
    ...problemResponses(401, 403),
  },
})

const edit = createRoute({
  method: 'put',
  path: `${PATH}/{template}`,
  ...forRoles(OFFICE),
  ...jsonUpTo(64 * KIB),
  summary: 'Give a mail another subject, opening and closing, with placeholders',
  request: { params, headers: ifMatchHeader, ...jsonBody(texts) },
  responses: {
    200: jsonResponse('The texts; their version is in ETag', mailText),
    ...problemResponses(400, 401, 403, 404, 412, 413, 415, 422),
  },
})

const reset = createRoute({
  method: 'delete',
  path: `${PATH}/{template}`,
  ...forRoles(OFFICE),
  summary: 'Give a mail its original texts back',
  request: { params, headers: ifMatchHeader },
  responses: {
    200: jsonResponse('The texts; their version is in ETag', mailText),
    ...problemResponses(400, 401, 403, 404, 412),
  },
})

const preview = createRoute({
  method: 'post',
  path: `${PATH}/{template}/preview`,
  ...forRoles(OFFICE),
  ...jsonUpTo(64 * KIB),
  summary: 'A mail with these texts and sample data; nothing is stored',
  request: { params, ...jsonBody(texts) },
  responses: {
    200: jsonResponse('The mail', mailPreviewSchema.meta({ id: 'MailPreview' })),
    ...problemResponses(400, 401, 403, 404, 413, 415, 422),
  },
})

const sample = createRoute({
  method: 'post',
  path: `${PATH}/{template}/test`,
  ...forRoles(OFFICE),
  ...jsonUpTo(64 * KIB),
  summary: 'Send a mail with these texts and sample data to the own address',
  request: { params, ...jsonBody(texts) },
  responses: {
    202: jsonResponse('It waits to be sent', z.object({ id: z.uuid() })),
    ...problemResponses(400, 401, 403, 404, 413, 415, 422),
  },
})

interface MailTextsParts {
  db: Database
  clock: Clock
  mail: MailSettings
}

/** Requires `requireAdmin` to run before it. */
export function mailTextsRoutes({ db, clock, mail: settings }: MailTextsParts) {
  const contextOf = (actor: string, ifMatch: string | undefined) => ({
    now: clock.now(),
    actor,
    expected: readIfMatch(ifMatch),
    settings,
  })
  return createApiApp()
    .openapi(list, async (c) => c.json(await getMailTexts(db, { now: clock.now(), settings }), 200))
    .openapi(edit, async (c) => {
      const context = contextOf(c.get('admin').email, c.req.header('If-Match'))
      const { template } = c.req.valid('param')
      const answer = await editMailText(db, template, c.req.valid('json'), context)
      c.header('ETag', etagOf(answer.version))
      return c.json(answer, 200)
    })
    .openapi(reset, async (c) => {
      const context = contextOf(c.get('admin').email, c.req.header('If-Match'))
      const answer = await editMailText(db, c.req.valid('param').template, null, context)
      c.header('ETag', etagOf(answer.version))
      return c.json(answer, 200)
    })
    .openapi(preview, async (c) => {
      const { template } = c.req.valid('param')
      const shown = await previewMailText(template, c.req.valid('json'), {
        now: clock.now(),
        settings,
      })
      return c.json(shown, 200)
    })
    .openapi(sample, async (c) => {
      const { template } = c.req.valid('param')
      const actor = c.get('admin').email
      const id = await sendSample(db, template, c.req.valid('json'), { now: clock.now(), actor })
      return c.json({ id }, 202)
    })
}
