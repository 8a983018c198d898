import { createRoute } from '@hono/zod-openapi'
import type { ZodType } from 'zod'
import type { Roles } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { etagOf, ifMatchHeader, readIfMatch } from '#platform/http/server/if-match.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import type { EditedSetting } from './stored-setting.service.ts'

interface SettingCalls<Value extends object, Sent, Shown extends object> {
  clock: Clock
  path: string
  roles: Roles
  /** What the setting says, for the description of the API: "the rules for new bookings". */
  about: string
  sent: ZodType<Sent>
  answer: ZodType<Shown & Omit<EditedSetting<Value>, 'value'>>
  /** The value as the answer says it, beside its version and who changed it last. */
  shown: (value: Value) => Shown
  read: () => Promise<EditedSetting<Value>>
  change: (sent: Sent, context: EditContext) => Promise<EditedSetting<Value>>
}

/**
 * The two calls of a setting that staff read and change. Its version is in ETag; a change names in If-Match the version
 * that it is based on. Requires `requireAdmin` to run before it.
 */
export function settingRoutes<Value extends object, Sent, Shown extends object>({
  clock,
  path,
  roles,
  about,
  sent,
  answer,
  shown,
  read,
  change,
}: SettingCalls<Value, Sent, Shown>) {
  const setting = jsonResponse('The setting; its version is in ETag', answer)
  const readRoute = createRoute({
    method: 'get',
    path,
    ...forRoles(roles),
    summary: `Read ${about}`,
    responses: { 200: setting, ...problemResponses(401, 403) },
  })
  const changeRoute = createRoute({
    method: 'put',
    path,
    ...forRoles(roles),
    ...jsonUpTo(4 * KIB),
    summary: `Change ${about}`,
    request: { headers: ifMatchHeader, ...jsonBody(sent) },
    responses: { 200: setting, ...problemResponses(400, 401, 403, 412, 413, 415, 422) },
  })
  const answerOf = ({ value, ...edited }: EditedSetting<Value>) => ({ ...shown(value), ...edited })
  return createApiApp()
    .openapi(readRoute, async (c) => {
      const stored = await read()
      return c.json(answerOf(stored), 200, { ETag: etagOf(stored.version) })
    })
    .openapi(changeRoute, async (c) => {
      const stored = await change(c.req.valid('json'), {
        now: clock.now(),
        actor: c.get('admin').email,
        expected: readIfMatch(c.req.header('If-Match')),
      })
      return c.json(answerOf(stored), 200, { ETag: etagOf(stored.version) })
    })
}
