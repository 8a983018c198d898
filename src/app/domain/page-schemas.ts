import { CONTACT_TEXTS } from '#site/contact/domain/contact-texts.ts'
import type { GroupNode } from '#site/pages/domain/text-schema.ts'
import { TOOL_SCHEMAS } from '#tools/mount/domain/tool-schemas.ts'

/** The texts of every page that staff edit, by the keys of the pages; the order is that of the list for staff. */
export const PAGE_SCHEMAS = {
  ...TOOL_SCHEMAS,
  kontakt: CONTACT_TEXTS,
} as const satisfies Record<string, GroupNode>
