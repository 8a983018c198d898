import type { Connection, Database } from '#platform/database/server/database.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import type { ImageStore } from '#platform/pictures/server/image-store.ts'
import {
  changeSetting,
  readEditedSetting,
  readSetting,
  type Setting,
} from '#platform/settings/server/stored-setting.service.ts'
import {
  type FirmMarks,
  type MarkName,
  marksSchema,
  NO_MARKS,
} from '#site/pages/domain/firm-marks.ts'
import { readMark } from './mark-files.service.ts'
import { markErrors } from './marks.errors.ts'

/** The firm's logo and icon. */
export const MARKS_SETTING: Setting<FirmMarks> = {
  name: 'marks',
  schema: marksSchema,
  defaults: NO_MARKS,
}

/** The paths of logo and icon that are in force. */
export async function readMarks(db: Connection): Promise<FirmMarks> {
  return (await readSetting(db, MARKS_SETTING)).value
}

/** As staff see them: with their version, and who changed them last. */
export async function getMarks(db: Connection) {
  const { value, ...edited } = await readEditedSetting(db, MARKS_SETTING)
  return { values: value, ...edited }
}

/**
 * Changes the firm's logo and icon. Their files were uploaded before. Every process is told by a trigger, and shows them
 * at once.
 *
 * @throws ProblemError 412 content.changed_meanwhile; 422 mark.unknown_file; 503 image.store_away
 */
export async function changeMarks(
  { db, store }: { db: Database; store: ImageStore },
  marks: FirmMarks,
  context: EditContext,
) {
  for (const [name, path] of Object.entries(marks) as [MarkName, string][]) {
    if (path && !(await readMark(store, path))) throw markErrors.unknownFile(name)
  }
  const { value, ...edited } = await changeSetting(db, MARKS_SETTING, marks, context)
  return { values: value, ...edited }
}
