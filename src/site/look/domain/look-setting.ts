import * as z from 'zod'
import { lastEditShape } from '#platform/editing/domain/last-edit.ts'
import { contrastProblems, problemSentence } from './contrast-pairs.ts'
import { lookSchema } from './look-schema.ts'

/** What staff may choose: colours that can be read on each other. */
export const readableLookSchema = lookSchema.superRefine((look, context) => {
  for (const problem of contrastProblems(look))
    context.addIssue({ code: 'custom', path: [problem.field], message: problemSentence(problem) })
})

/** The stored look, for staff: its values, and who changed them last. */
export const lookSettingSchema = z.object({
  values: lookSchema,
  ...lastEditShape,
})
