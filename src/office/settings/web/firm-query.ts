import type { Answer } from '#platform/design/web/api-call.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'

const PATH = '/api/admin/settings/firm'

/** Read again whenever the page opens, because others edit too. */
export const firmSettingsQuery = apiQuery(PATH, { gcTime: 0 })

/** All groups of facts, each with its version. */
export type FirmSettings = Answer<'GET', typeof PATH>
