import * as z from 'zod'
import { STAFF_ROLES } from '#platform/basics/domain/staff-role.ts'
import { staffEmailAddress } from '#platform/basics/domain/text.ts'

const role = z.enum(STAFF_ROLES)

/** Somebody with an account, or who is invited to one. */
export const staffMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  role,
  /** The account of the caller. */
  isSelf: z.boolean(),
  /** Null before the first login. */
  lastLoginAt: z.iso.datetime().nullable(),
  hasSecondFactor: z.boolean(),
  /** Until when the invitation can be accepted; null for whoever has a password. */
  invitedUntil: z.iso.datetime().nullable(),
  isInvitationOver: z.boolean(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

export const invitationSchema = z.object({ email: staffEmailAddress, role })
export type NewInvitation = z.infer<typeof invitationSchema>

export const roleChangeSchema = z.object({ role })
