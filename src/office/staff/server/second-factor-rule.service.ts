import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import {
  changeSetting,
  readEditedSetting,
  readSetting,
  type Setting,
} from '#platform/settings/server/stored-setting.service.ts'
import {
  DEFAULT_SECOND_FACTOR_RULE,
  type SecondFactorRule,
  secondFactorRuleSchema,
} from '../domain/second-factor-rule.ts'

export const SECOND_FACTOR_SETTING: Setting<SecondFactorRule> = {
  name: 'second_factor',
  schema: secondFactorRuleSchema,
  defaults: DEFAULT_SECOND_FACTOR_RULE,
}

/** Whether that role has to log in with a second factor. */
export async function requiresSecondFactor(db: Connection, role: StaffRole): Promise<boolean> {
  return (await readSetting(db, SECOND_FACTOR_SETTING)).value[role]
}

export async function getSecondFactorRule(db: Connection) {
  return toSetting(await readEditedSetting(db, SECOND_FACTOR_SETTING))
}

/**
 * Changes which roles have to log in with a second factor. Whoever has none then is led to set it up.
 *
 * @throws ProblemError 412 content.changed_meanwhile
 */
export async function changeSecondFactorRule(
  db: Database,
  rule: SecondFactorRule,
  context: EditContext,
) {
  return toSetting(await changeSetting(db, SECOND_FACTOR_SETTING, rule, context))
}

function toSetting({
  value,
  ...edited
}: Awaited<ReturnType<typeof readEditedSetting<SecondFactorRule>>>) {
  return { roles: value, ...edited }
}
