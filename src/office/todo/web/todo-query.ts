import { apiQuery } from '#platform/design/web/api-query.ts'

/** What staff have to do. Read again whenever the dashboard opens: much of it happens without them. */
export const todoQuery = apiQuery('/api/admin/todo', { gcTime: 0 })
