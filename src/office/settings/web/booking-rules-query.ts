import { apiQuery } from '#platform/design/web/api-query.ts'

/** Read again whenever the page opens, because others edit too. */
export const bookingRulesSettingQuery = apiQuery('/api/admin/settings/booking-rules', { gcTime: 0 })
