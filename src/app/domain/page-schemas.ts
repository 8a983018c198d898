import { CONTACT_TEXTS } from '#site/contact/domain/contact-texts.ts'
import { HOME_TEXTS } from '#site/home/domain/home-texts.ts'
import { SITE_TEXTS } from '#site/pages/domain/site-texts.ts'
import type { GroupNode } from '#site/pages/domain/text-schema.ts'

/** The texts of every page that staff edit, by the keys of the pages; the order is that of the list for staff. */
export const PAGE_SCHEMAS = {
  site: SITE_TEXTS,
  home: HOME_TEXTS,
  kontakt: CONTACT_TEXTS,
} as const satisfies Record<string, GroupNode>
