import type { Connection, Database } from '#platform/database/server/database.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import {
  changeSetting,
  readEditedSetting,
  readSetting,
  type Setting,
} from '#platform/settings/server/stored-setting.service.ts'
import {
  DEFAULT_STAFF_NOTICES,
  type StaffNotices,
  type StaffNoticesSetting,
  type StaffNoticesValue,
  staffNoticesSchema,
} from '../domain/staff-notices.ts'

export const STAFF_NOTICES_SETTING: Setting<StaffNoticesValue> = {
  name: 'staff_notices',
  schema: staffNoticesSchema,
  defaults: DEFAULT_STAFF_NOTICES,
}

/** How staff are told by mail of changes that bookers and attendees make. */
export async function readStaffNotices(db: Connection): Promise<StaffNotices> {
  return (await readSetting(db, STAFF_NOTICES_SETTING)).value.changes
}

/** @param staff where the mails go; undefined for nowhere */
export async function getStaffNoticesSetting(
  db: Connection,
  staff: string | undefined,
): Promise<StaffNoticesSetting> {
  return toSetting(await readEditedSetting(db, STAFF_NOTICES_SETTING), staff)
}

/**
 * Changes how staff are told.
 *
 * @throws ProblemError 412 content.changed_meanwhile
 */
export async function changeStaffNotices(
  db: Database,
  value: StaffNoticesValue,
  { staff, ...context }: EditContext & { staff: string | undefined },
): Promise<StaffNoticesSetting> {
  return toSetting(await changeSetting(db, STAFF_NOTICES_SETTING, value, context), staff)
}

function toSetting(
  { value, ...edited }: Awaited<ReturnType<typeof readEditedSetting<StaffNoticesValue>>>,
  staff: string | undefined,
): StaffNoticesSetting {
  return { ...value, ...edited, recipient: staff ?? null }
}
