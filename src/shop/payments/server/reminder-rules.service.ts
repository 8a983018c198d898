import type { Connection } from '#platform/database/server/database.ts'
import { readSetting, type Setting } from '#platform/settings/server/stored-setting.service.ts'
import {
  DEFAULT_REMINDER_RULES,
  type ReminderRules,
  reminderRulesSchema,
} from '../domain/reminder-rules.ts'

export const REMINDER_RULES: Setting<ReminderRules> = {
  name: 'reminder_rules',
  schema: reminderRulesSchema,
  defaults: DEFAULT_REMINDER_RULES,
}

/** When unpaid invoices are reminded of, and who decides it. */
export async function readReminderRules(db: Connection): Promise<ReminderRules> {
  return (await readSetting(db, REMINDER_RULES)).value
}
