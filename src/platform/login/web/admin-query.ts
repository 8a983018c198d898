import { apiQuery } from '#platform/design/web/api-query.ts'

const FIVE_MINUTES = 300_000

export const adminQuery = apiQuery('/api/admin/me', { staleTime: FIVE_MINUTES })
