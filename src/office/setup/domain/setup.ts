import * as z from 'zod'
import { SETUP_STEPS } from './setup-step.ts'

const stepSchema = z.enum(SETUP_STEPS)

/** What staff have decided about the guide. Whether a step is done is not stored: it follows from the product. */
export const setupChoicesSchema = z.strictObject({
  /** An owner chose "Später": a login opens the dashboard. */
  isLeft: z.boolean(),
  /** An owner ended it when no step was open: the dashboard does not name it any more. */
  isFinished: z.boolean(),
  skipped: z.array(stepSchema),
})
export type SetupChoices = z.infer<typeof setupChoicesSchema>

export const FIRST_CHOICES: SetupChoices = { isLeft: false, isFinished: false, skipped: [] }

export const CHECK_NAMES = [
  'sample_facts',
  'imprint',
  'legal_texts',
  'test_mail',
  'bookable',
  'sample_trainings',
  'sample_texts',
  'tool_facts',
  'https',
  'backup',
  'second_factor',
] as const

/** One thing to look at before the site goes online. */
export const setupCheckSchema = z.object({
  check: z.enum(CHECK_NAMES),
  isDone: z.boolean(),
  /** False for what is recommended, and may be right as it is. */
  isRequired: z.boolean(),
  /** What was found, in sentences for staff. */
  finding: z.string(),
  /** Where it is mended: paths of this site. */
  links: z.array(z.object({ label: z.string(), path: z.string() })),
})
export type SetupCheck = z.infer<typeof setupCheckSchema>

/** The guide for one role: its steps and checks. */
export const setupSchema = z.object({
  steps: z.array(
    z.object({
      step: stepSchema,
      /** Done by what the product has; skipped by an owner and not done; or open. */
      state: z.enum(['done', 'skipped', 'open']),
    }),
  ),
  /** For owners alone. */
  checks: z.array(setupCheckSchema),
  ...setupChoicesSchema.pick({ isLeft: true, isFinished: true }).shape,
  /** Whether a login opens the guide: nobody has booked yet, and no owner has left it. */
  opensFirst: z.boolean(),
})
export type Setup = z.infer<typeof setupSchema>

export const skipSchema = z.strictObject({ isSkipped: z.boolean() })
