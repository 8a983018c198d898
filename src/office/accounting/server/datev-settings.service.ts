import type { Connection } from '#platform/database/server/database.ts'
import { readSetting, type Setting } from '#platform/settings/server/stored-setting.service.ts'
import {
  type DatevSettings,
  DEFAULT_DATEV_SETTINGS,
  datevSettingsSchema,
} from '../domain/datev-settings.ts'

export const DATEV_SETTING: Setting<DatevSettings> = {
  name: 'datev',
  schema: datevSettingsSchema,
  defaults: DEFAULT_DATEV_SETTINGS,
}

/** The accounts that a booking batch is written with. */
export async function readDatevSettings(db: Connection): Promise<DatevSettings> {
  return (await readSetting(db, DATEV_SETTING)).value
}
