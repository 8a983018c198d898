import type { Connection, Database } from '#platform/database/server/database.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import {
  changeSetting,
  readEditedSetting,
  readSetting,
  type Setting,
} from '#platform/settings/server/stored-setting.service.ts'
import { type Look, lookSchema, SAMPLE_LOOK } from '../domain/look-schema.ts'

// What was stored is shown, also where the rule of contrast has become stricter since.
export const LOOK: Setting<Look> = { name: 'look', schema: lookSchema, defaults: SAMPLE_LOOK }

/** The look of the website; the sample where nobody has changed it. */
export async function readLook(db: Connection): Promise<Look> {
  return (await readSetting(db, LOOK)).value
}

/** The look as staff see it: its values, their version, and who changed them last. */
export async function getLookSetting(db: Connection) {
  const { value, ...edited } = await readEditedSetting(db, LOOK)
  return { values: value, ...edited }
}

/**
 * Changes the look. Every process is told by a trigger, and shows it at once.
 *
 * @throws ProblemError 412 content.changed_meanwhile
 */
export async function changeLook(db: Database, look: Look, context: EditContext) {
  const { value, ...edited } = await changeSetting(db, LOOK, look, context)
  return { values: value, ...edited }
}
