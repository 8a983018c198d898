import * as z from 'zod'
import { STAFF_ROLES } from '#platform/basics/domain/staff-role.ts'
import { staffEmailAddress } from '#platform/basics/domain/text.ts'

export const PASSWORD_MIN_LENGTH = 8
/** The upper limit of a password. A longer one would only cost more time to hash. */
export const PASSWORD_MAX_LENGTH = 128

export const loginSchema = z.object({
  email: staffEmailAddress,
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
})

export const passwordChangeSchema = z.object({
  newPassword: z
    .string()
    .min(PASSWORD_MIN_LENGTH, { error: 'Das Passwort muss mindestens 8 Zeichen lang sein.' })
    .max(PASSWORD_MAX_LENGTH, { error: `Höchstens ${PASSWORD_MAX_LENGTH} Zeichen.` }),
})

/** The logged-in administrator. */
export const adminSchema = z.object({
  email: z.string(),
  mustChangePassword: z.boolean(),
  role: z.enum(STAFF_ROLES),
})
export type Admin = z.infer<typeof adminSchema>

/** The logged-in administrator, what to do first, and whether the site is a restored copy. */
export const meSchema = adminSchema.extend({
  /** The role requires a second factor, and there is none. */
  mustSetUpSecondFactor: z.boolean(),
  /** Of a restored copy: when the backup was made. Null for the live product. */
  copyOf: z.iso.datetime().nullable(),
})
export type Me = z.infer<typeof meSchema>
