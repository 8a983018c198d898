import * as z from 'zod'
import { requiredLine } from '#platform/basics/domain/text.ts'
import { loginSchema } from './admin.ts'

/** Longest typed code of either kind, with room for blanks and dashes. */
const CODE_MAX_LENGTH = 40

const code = requiredLine(CODE_MAX_LENGTH, 'Bitte geben Sie einen Code ein.')

/** The second step of a login, and the first code of an app that is being set up. */
export const codeSchema = z.object({ code })

/** The password once more, before the second factor changes. */
export const passwordAgainSchema = loginSchema.pick({ password: true })

/** Password and code: asked for again before an enabled second factor is changed. */
export const proofSchema = passwordAgainSchema.extend({ code })

/** The present state of the administrator's second factor. */
export const secondFactorSchema = z.object({
  /** Null while it is off. */
  enabledAt: z.iso.datetime().nullable(),
  /** Number of unused recovery codes. */
  recoveryCodesLeft: z.number().int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** What an authenticator app needs to be set up. */
export const secondFactorSetupSchema = z.object({
  /** The otpauth:// address, shown as a QR code. */
  uri: z.string(),
  /** The secret in base32, for typing it in. */
  secret: z.string(),
})
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>

/** New recovery codes. They are shown only once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
export type NewRecoveryCodes = z.infer<typeof recoveryCodesSchema>

/** The answer to a login: either it is complete, or a code is still required. */
export const loginAnswerSchema = z.union([
  z.object({ mustChangePassword: z.boolean() }),
  z.object({ codeRequired: z.literal(true) }),
])
