import { apiQuery } from '#platform/design/web/api-query.ts'

/** Read again whenever the page opens: each booking may use a code up. */
export const codesQuery = apiQuery('/api/admin/discount-codes', { gcTime: 0 })
