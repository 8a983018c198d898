import { DATEV_SETTING } from '#office/accounting/server/datev-settings.service.ts'
import { firmSettingOf } from '#office/settings/server/firm-settings.service.ts'
import type { Setting } from '#platform/settings/server/stored-setting.service.ts'
import { STAFF_NOTICES_SETTING } from '#shop/booking-changes/server/staff-notices.service.ts'
import { BOOKING_RULES } from '#shop/booking-rules/server/booking-rules.service.ts'
import { readableLookSchema } from '#site/look/domain/look-setting.ts'
import { LOOK } from '#site/look/server/look.service.ts'
import { MARKS_SETTING } from '#site/marks/server/marks.service.ts'
import { FIRM_GROUPS } from '#site/pages/domain/firm-schema.ts'

/**
 * Every setting that is in an exported file, in its order; their names for staff are `SETTING_NAMES`. What protects this
 * installation is not among them: which roles need a second factor.
 */
export const TRANSFERRED_SETTINGS: readonly Setting<object>[] = [
  ...FIRM_GROUPS.map((group) => firmSettingOf(group) as Setting<object>),
  { ...LOOK, schema: readableLookSchema } as Setting<object>,
  MARKS_SETTING as Setting<object>,
  BOOKING_RULES as Setting<object>,
  STAFF_NOTICES_SETTING as Setting<object>,
  DATEV_SETTING as Setting<object>,
]
