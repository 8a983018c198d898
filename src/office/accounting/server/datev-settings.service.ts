import * as z from 'zod'
import type { Connection, Database } from '#platform/database/server/database.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import {
  changeSetting,
  readEditedSetting,
  readSetting,
  type Setting,
} from '#platform/settings/server/stored-setting.service.ts'
import {
  type DatevSetting,
  type DatevSettings,
  DEFAULT_DATEV_SETTINGS,
  datevSettingsSchema,
} from '../domain/datev-settings.ts'

export const DATEV_SETTING: Setting<DatevSettings> = {
  name: 'datev',
  // A field that was added after staff stored theirs has its default.
  schema: z.preprocess(
    (stored) => ({ ...DEFAULT_DATEV_SETTINGS, ...(stored as object) }),
    datevSettingsSchema,
  ),
  defaults: DEFAULT_DATEV_SETTINGS,
}

/** The accounts that a booking batch is written with. */
export async function readDatevSettings(db: Connection): Promise<DatevSettings> {
  return (await readSetting(db, DATEV_SETTING)).value
}

/** The accounts, and who changed them last, for staff. */
export async function getDatevSetting(db: Connection): Promise<DatevSetting> {
  const { value: settings, ...edited } = await readEditedSetting(db, DATEV_SETTING)
  return { settings, ...edited }
}

/**
 * Changes the accounts. The next booking batch has them.
 *
 * @throws ProblemError 412 content.changed_meanwhile
 */
export async function changeDatevSetting(
  db: Database,
  values: DatevSettings,
  context: EditContext,
): Promise<DatevSetting> {
  const { value: settings, ...edited } = await changeSetting(db, DATEV_SETTING, values, context)
  return { settings, ...edited }
}
