import * as z from 'zod'
import { fieldsOf, TEXT_GROUPS, type TextGroup } from '#site/pages/domain/firm-schema.ts'

/** A stored group, for staff: its values, and who changed them last. */
function editedGroup<Values extends z.ZodType>(values: Values) {
  return z.object({
    values,
    /** Raised by every change; 0 where nobody has changed it. */
    version: z.int(),
    editedBy: z.string().nullable(),
    editedAt: z.iso.datetime().nullable(),
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
