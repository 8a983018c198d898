import { apiQuery } from '#platform/design/web/api-query.ts'

/** Read again whenever the list opens, because other devices change it. */
export const sessionsQuery = apiQuery('/api/admin/sessions', { staleTime: 0 })
