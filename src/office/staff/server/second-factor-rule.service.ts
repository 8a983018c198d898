import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { readSetting, type Setting } from '#platform/settings/server/stored-setting.service.ts'
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
