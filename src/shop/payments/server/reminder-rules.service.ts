import type { Connection, Database } from '#platform/database/server/database.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import {
  changeSetting,
  readEditedSetting,
  readSetting,
  type Setting,
} from '#platform/settings/server/stored-setting.service.ts'
import {
  DEFAULT_REMINDER_RULES,
  type ReminderRules,
  type ReminderRulesSetting,
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

/** The rules as staff see them. */
export async function getReminderRules(db: Connection): Promise<ReminderRulesSetting> {
  return toSetting(await readEditedSetting(db, REMINDER_RULES))
}

/**
 * Changes the rules. They hold for all invoices from now on.
 *
 * @throws ProblemError 412 content.changed_meanwhile
 */
export async function changeReminderRules(
  db: Database,
  rules: ReminderRules,
  context: EditContext,
): Promise<ReminderRulesSetting> {
  return toSetting(await changeSetting(db, REMINDER_RULES, rules, context))
}

function toSetting({
  value: rules,
  ...edited
}: Awaited<ReturnType<typeof readEditedSetting<ReminderRules>>>): ReminderRulesSetting {
  return { rules, ...edited }
}
