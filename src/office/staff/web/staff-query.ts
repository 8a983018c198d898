import { apiQuery } from '#platform/design/web/api-query.ts'

/** Read again whenever the page opens, because other owners change it too. */
export const staffQuery = apiQuery('/api/admin/staff', { gcTime: 0 })
export const secondFactorRuleQuery = apiQuery('/api/admin/settings/second-factor', { gcTime: 0 })
