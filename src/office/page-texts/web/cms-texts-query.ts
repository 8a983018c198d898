import { apiQuery } from '#platform/design/web/api-query.ts'

/** Read again whenever the list opens, because others edit too. */
export const cmsTextsQuery = apiQuery('/api/admin/cms/texts', { gcTime: 0 })
