import type { Connection } from '#platform/database/server/database.ts'
import { readSetting, type Setting } from '#platform/settings/server/stored-setting.service.ts'
import { type Look, lookSchema, SAMPLE_LOOK } from '../domain/look-schema.ts'

// What was stored is shown, also where the rule of contrast has become stricter since.
export const LOOK: Setting<Look> = { name: 'look', schema: lookSchema, defaults: SAMPLE_LOOK }

/** The look of the website; the sample where nobody has changed it. */
export async function readLook(db: Connection): Promise<Look> {
  return (await readSetting(db, LOOK)).value
}
