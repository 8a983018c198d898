import { queryOptions } from '@tanstack/react-query'
import type { BookingRulesSetting } from '#shop/booking-rules/domain/booking-rules-setting.ts'

export const RULES_PATH = '/api/admin/settings/booking-rules'

/** Read again whenever the page opens, because others edit too. */
export const bookingRulesSettingQuery = queryOptions<BookingRulesSetting>({
  queryKey: [RULES_PATH],
  gcTime: 0,
})
