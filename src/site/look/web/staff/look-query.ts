import type { Answer } from '#platform/design/web/api-call.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'

export const LOOK_PATH = '/api/admin/settings/look'

/** Read again whenever the page opens, because others edit too. */
export const lookSettingQuery = apiQuery(LOOK_PATH, { gcTime: 0 })

export type LookSetting = Answer<'GET', typeof LOOK_PATH>
