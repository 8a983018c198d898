import type { Connection } from '#platform/database/server/database.ts'
import { readSetting, type Setting } from '#platform/settings/server/stored-setting.service.ts'
import {
  DEFAULT_STAFF_NOTICES,
  type StaffNotices,
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
