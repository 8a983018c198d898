import { createRoute } from '@hono/zod-openapi'
import {
  datevSettingSchema,
  datevSettingsSchema,
} from '#office/accounting/domain/datev-settings.ts'
import { DATEV_SETTING } from '#office/accounting/server/datev-settings.service.ts'
import {
  secondFactorRuleSchema,
  secondFactorRuleSettingSchema,
} from '#office/staff/domain/second-factor-rule.ts'
import { SECOND_FACTOR_SETTING } from '#office/staff/server/second-factor-rule.service.ts'
import { OFFICE, OWNERS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import { createApiApp, jsonResponse } from '#platform/http/server/api-app.ts'
import { settingRoutes } from '#platform/settings/server/stored-setting.routes.ts'
import {
  changeSetting,
  readEditedSetting,
  type Setting,
} from '#platform/settings/server/stored-setting.service.ts'
import {
  staffNoticesSchema,
  staffNoticesSettingSchema,
} from '#shop/booking-changes/domain/staff-notices.ts'
import { STAFF_NOTICES_SETTING } from '#shop/booking-changes/server/staff-notices.service.ts'
import {
  bookingRulesSchema,
  DEFAULT_BOOKING_RULES,
} from '#shop/booking-rules/domain/booking-rules.ts'
import { bookingRulesSettingSchema } from '#shop/booking-rules/domain/booking-rules-setting.ts'
import {
  BOOKING_RULES,
  readBookingRules,
} from '#shop/booking-rules/server/booking-rules.service.ts'
import {
  invoicingEditSchema,
  invoicingSettingSchema,
} from '#shop/invoices/domain/invoicing-setting.ts'
import { changeInvoicing, INVOICING } from '#shop/invoices/server/invoicing-setting.service.ts'
import {
  reminderRulesSchema,
  reminderRulesSettingSchema,
} from '#shop/payments/domain/reminder-rules.ts'
import { REMINDER_RULES } from '#shop/payments/server/reminder-rules.service.ts'
import { lookSettingSchema, readableLookSchema } from '#site/look/domain/look-setting.ts'
import { LOOK } from '#site/look/server/look.service.ts'

const PATH = '/api/admin/settings'
const rules = bookingRulesSchema.meta({ id: 'BookingRules' })

const inForce = createRoute({
  method: 'get',
  path: '/api/booking-rules',
  summary: 'Until when a new booking can be changed by who books',
  responses: { 200: jsonResponse('The rules in force for new bookings', rules) },
})

export function settingsRoutes({ db }: { db: Database }) {
  return createApiApp().openapi(inForce, async (c) =>
    c.json((await readBookingRules(db)).rules, 200),
  )
}

interface SettingsParts {
  db: Database
  clock: Clock
  /** Where mails to staff go; undefined for nowhere. */
  staff: string | undefined
}

/** The settings that owners or the office read and change. Requires `requireAdmin` to run before it. */
export function settingsAdminRoutes({ db, clock, staff }: SettingsParts) {
  const stored = <Value extends object>(setting: Setting<Value>) => ({
    clock,
    read: () => readEditedSetting(db, setting),
    change: (value: Value, context: EditContext) => changeSetting(db, setting, value, context),
  })
  const settings = [
    settingRoutes({
      ...stored(BOOKING_RULES),
      path: `${PATH}/booking-rules`,
      roles: OWNERS,
      about: 'the rules for new bookings; existing bookings keep theirs',
      sent: rules,
      answer: bookingRulesSettingSchema.meta({ id: 'BookingRulesSetting' }),
      shown: (value) => ({ rules: value, defaults: DEFAULT_BOOKING_RULES }),
    }),
    settingRoutes({
      ...stored(STAFF_NOTICES_SETTING),
      path: `${PATH}/staff-notices`,
      roles: OWNERS,
      about: 'how staff are told by mail of changes that bookers and attendees make',
      sent: staffNoticesSchema.meta({ id: 'StaffNotices' }),
      answer: staffNoticesSettingSchema.meta({ id: 'StaffNoticesSetting' }),
      shown: (value) => ({ ...value, recipient: staff ?? null }),
    }),
    settingRoutes({
      ...stored(INVOICING),
      path: `${PATH}/invoicing`,
      roles: OWNERS,
      about: 'whether invoices are issued by staff or once a booking is confirmed',
      sent: invoicingEditSchema.meta({ id: 'InvoicingEdit' }),
      answer: invoicingSettingSchema.meta({ id: 'InvoicingSetting' }),
      shown: (value) => value,
      change: (edit, context) => changeInvoicing(db, edit, context),
    }),
    settingRoutes({
      ...stored(REMINDER_RULES),
      path: `${PATH}/reminders`,
      roles: OWNERS,
      about: 'when unpaid invoices are reminded of, and who decides it',
      sent: reminderRulesSchema.meta({ id: 'ReminderRules' }),
      answer: reminderRulesSettingSchema.meta({ id: 'ReminderRulesSetting' }),
      shown: (value) => ({ rules: value }),
    }),
    settingRoutes({
      ...stored(DATEV_SETTING),
      path: `${PATH}/datev`,
      roles: OFFICE,
      about: 'the accounts that a booking batch is written with',
      sent: datevSettingsSchema.meta({ id: 'DatevSettings' }),
      answer: datevSettingSchema.meta({ id: 'DatevSetting' }),
      shown: (value) => ({ settings: value }),
    }),
    settingRoutes({
      ...stored(SECOND_FACTOR_SETTING),
      path: `${PATH}/second-factor`,
      roles: OWNERS,
      about: 'which roles have to log in with a second factor',
      sent: secondFactorRuleSchema.meta({ id: 'SecondFactorRule' }),
      answer: secondFactorRuleSettingSchema.meta({ id: 'SecondFactorRuleSetting' }),
      shown: (value) => ({ roles: value }),
    }),
    settingRoutes({
      ...stored(LOOK),
      path: `${PATH}/look`,
      roles: OWNERS,
      about:
        'colours, corners and fonts of the website; colours that cannot be read on each other are refused',
      sent: readableLookSchema.meta({ id: 'Look' }),
      answer: lookSettingSchema.meta({ id: 'LookSetting' }),
      shown: (value) => ({ values: value }),
    }),
  ]
  const app = createApiApp()
  for (const routes of settings) app.route('/', routes)
  return app
}
