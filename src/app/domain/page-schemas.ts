import { CONTACT_TEXTS } from '#site/contact/domain/contact-texts.ts'
import { HOME_TEXTS } from '#site/home/domain/home-texts.ts'
import { ACCESSIBILITY_TEXTS } from '#site/legal/domain/accessibility-texts.ts'
import { IMPRINT_TEXTS } from '#site/legal/domain/imprint-texts.ts'
import { PARTICIPATION_TEXTS } from '#site/legal/domain/participation-texts.ts'
import { PRIVACY_TEXTS } from '#site/legal/domain/privacy-texts.ts'
import { SITE_TEXTS } from '#site/pages/domain/site-texts.ts'
import type { GroupNode } from '#site/pages/domain/text-schema.ts'
import { GESCHAEFTSIDEEN_TEXTS } from '#site/services/domain/geschaeftsideen-texts.ts'
import { LOESUNGEN_TEXTS } from '#site/services/domain/loesungen-texts.ts'
import { ORGANISATIONEN_TEXTS } from '#site/services/domain/organisationen-texts.ts'
import { POTENZIALE_TEXTS } from '#site/services/domain/potenziale-texts.ts'
import { SERVICES_TEXTS } from '#site/services/domain/services-texts.ts'
import { TOOL_SCHEMAS } from '#tools/mount/domain/tool-schemas.ts'

/** The texts of every page that staff edit, by the keys of the pages; the order is that of the list for staff. */
export const PAGE_SCHEMAS = {
  home: HOME_TEXTS,
  potenziale: POTENZIALE_TEXTS,
  loesungen: LOESUNGEN_TEXTS,
  geschaeftsideen: GESCHAEFTSIDEEN_TEXTS,
  organisationen: ORGANISATIONEN_TEXTS,
  services: SERVICES_TEXTS,
  ...TOOL_SCHEMAS,
  kontakt: CONTACT_TEXTS,
  impressum: IMPRINT_TEXTS,
  datenschutz: PRIVACY_TEXTS,
  teilnahmebedingungen: PARTICIPATION_TEXTS,
  barrierefreiheit: ACCESSIBILITY_TEXTS,
  site: SITE_TEXTS,
} as const satisfies Record<string, GroupNode>
