import * as z from 'zod'
import { lastEditShape } from '#platform/editing/domain/last-edit.ts'

/** Which roles have to log in with a second factor. */
export const secondFactorRuleSchema = z.strictObject({
  owner: z.boolean(),
  office: z.boolean(),
  editor: z.boolean(),
})
export type SecondFactorRule = z.infer<typeof secondFactorRuleSchema>

/** Of a new installation. */
export const DEFAULT_SECOND_FACTOR_RULE: SecondFactorRule = {
  owner: false,
  office: false,
  editor: false,
}

/** The rule as owners see it. */
export const secondFactorRuleSettingSchema = z.object({
  roles: secondFactorRuleSchema,
  ...lastEditShape,
})
