import * as z from 'zod'
import { ADDED_MAX, EDITED_SECTIONS, LINE_MAX_LENGTH } from './strategy-edits.ts'

const keySchema = z
  .string()
  .regex(
    /^(?:(?:position|customers|strengths|openQuestions|services|nextSteps)\.\d|opportunities\.\d(?:\.(?:title|reason|experiment))?)$/,
  )
const textSchema = z.string().max(LINE_MAX_LENGTH)

/** Checks the edits of a draft, such as those in a file. */
export const draftEditsSchema = z.object({
  changed: z.record(keySchema, textSchema),
  struck: z.array(keySchema).max(100),
  added: z
    .array(z.object({ id: z.int().positive(), section: z.enum(EDITED_SECTIONS), text: textSchema }))
    .max(ADDED_MAX * EDITED_SECTIONS.length)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, {
      error: 'Two lines have the same id.',
    }),
})
