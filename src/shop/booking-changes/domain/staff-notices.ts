import * as z from 'zod'
import { lastEditShape } from '#platform/editing/domain/last-edit.ts'

/** How staff are told by mail of changes that bookers and attendees make: each at once, all of a day together, never. */
export const STAFF_NOTICES = ['each', 'daily', 'none'] as const
export type StaffNotices = (typeof STAFF_NOTICES)[number]

export const staffNoticesSchema = z.strictObject({ changes: z.enum(STAFF_NOTICES) })
export type StaffNoticesValue = z.infer<typeof staffNoticesSchema>

/** Of a new installation. */
export const DEFAULT_STAFF_NOTICES: StaffNoticesValue = { changes: 'each' }

/** The setting as staff see it. */
export const staffNoticesSettingSchema = z.object({
  changes: z.enum(STAFF_NOTICES),
  /** Where the mails go; null where the installation has no such address, so that none is sent. */
  recipient: z.string().nullable(),
  ...lastEditShape,
})
