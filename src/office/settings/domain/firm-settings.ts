import * as z from 'zod'
import { lastEditShape } from '#platform/editing/domain/last-edit.ts'
import { fieldsOf, TEXT_GROUPS, type TextGroup } from '#site/pages/domain/firm-schema.ts'

/** A stored group, for staff: its values, and who changed them last. */
function editedGroup<Values extends z.ZodType>(values: Values) {
  return z.object({
    values,
    ...lastEditShape,
  })
}

const textsOf = (group: TextGroup) =>
  z.object(Object.fromEntries(Object.keys(fieldsOf(group)).map((name) => [name, z.string()])))

const people = z.array(
  z.object({
    name: z.string(),
    roleDe: z.string(),
    roleEn: z.string(),
    about: z.string(),
    picture: z.string(),
  }),
)

/** The groups of facts about the firm, as staff see them. */
export const FIRM_GROUP_SETTINGS = {
  ...(Object.fromEntries(
    TEXT_GROUPS.map((group) => [group, editedGroup(textsOf(group))]),
  ) as Record<TextGroup, ReturnType<typeof editedGroup<ReturnType<typeof textsOf>>>>),
  team: editedGroup(z.object({ people })),
}

export const firmSettingsSchema = z.object(FIRM_GROUP_SETTINGS)
