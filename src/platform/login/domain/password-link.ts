import * as z from 'zod'
import { STAFF_ROLES } from '#platform/basics/domain/staff-role.ts'
import { loginSchema, passwordChangeSchema } from './admin.ts'

const TOKEN_MAX_LENGTH = 100

/** Whoever has forgotten the password. */
export const forgottenPasswordSchema = loginSchema.pick({ email: true })

/** The secret of a link that was mailed. */
export const passwordTokenSchema = z.object({ token: z.string().max(TOKEN_MAX_LENGTH) })

export const passwordByLinkSchema = passwordTokenSchema.extend(passwordChangeSchema.shape)

/** What a link is for. */
export const openedLinkSchema = z.object({
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  /** False where somebody has forgotten the password. */
  isInvitation: z.boolean(),
})
export type OpenedLink = z.infer<typeof openedLinkSchema>
