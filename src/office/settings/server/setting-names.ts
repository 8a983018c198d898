import { DATEV_SETTING } from '#office/accounting/server/datev-settings.service.ts'
import { SECOND_FACTOR_SETTING } from '#office/staff/server/second-factor-rule.service.ts'
import { STAFF_NOTICES_SETTING } from '#shop/booking-changes/server/staff-notices.service.ts'
import { BOOKING_RULES } from '#shop/booking-rules/server/booking-rules.service.ts'
import { INVOICING } from '#shop/invoices/server/invoicing-setting.service.ts'
import { LOOK } from '#site/look/server/look.service.ts'
import { MARKS_SETTING } from '#site/marks/server/marks.service.ts'
import { FIRM_GROUPS, GROUP_LABELS } from '#site/pages/domain/firm-schema.ts'
import { firmSettingName } from './firm-settings.service.ts'

/** The names of settings in the audit log, by id. */
export const SETTING_NAMES: ReadonlyMap<string, string> = new Map([
  [BOOKING_RULES.name, 'Regeln für Buchungen'],
  [STAFF_NOTICES_SETTING.name, 'E-Mails über Änderungen'],
  [INVOICING.name, 'Rechnungen ausstellen'],
  [SECOND_FACTOR_SETTING.name, 'Anmeldung in zwei Schritten'],
  [MARKS_SETTING.name, 'Logo und Icon'],
  [LOOK.name, 'Aussehen'],
  [DATEV_SETTING.name, 'Export für DATEV'],
  ...FIRM_GROUPS.map((group) => [firmSettingName(group), `Firma: ${GROUP_LABELS[group]}`] as const),
])
