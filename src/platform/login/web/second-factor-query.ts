import { apiQuery } from '#platform/design/web/api-query.ts'

export const secondFactorQuery = apiQuery('/api/admin/second-factor')
