import { createHash } from 'node:crypto'
import { firmSettingName } from '#office/settings/server/firm-settings.service.ts'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { listSection } from '#platform/editing/server/content.repository.ts'
import { listSettings } from '#platform/settings/server/settings.repository.ts'
import type { AgreedTerms } from '#shop/booking/domain/agreed-terms.ts'
import { PRIVACY_SAMPLE_DAY, PRIVACY_TEXTS } from '#site/legal/domain/privacy-texts.ts'
import { privacyText } from '#site/legal/web/legal-parts.ts'
import { pageSection } from '#site/pages/domain/page-section.ts'
import { pageTexts } from '#site/pages/web/load-page-texts.ts'

const POLICY = { page: 'datenschutz', language: 'de' } as const
/** The groups of facts about the firm that the policy names. */
const NAMED_FACTS = (['contact', 'address', 'links'] as const).map(firmSettingName)

/**
 * Which privacy policy visitors see now: the day on which its German text, or the firm that it names, was last changed, by
 * staff or with the product, and the hash of the text.
 */
export async function readPrivacyVersion(db: Connection): Promise<AgreedTerms['privacy']> {
  const stored = await listSection(db, pageSection(POLICY.page, POLICY.language))
  const text = privacyText(pageTexts(PRIVACY_TEXTS, POLICY, stored))
  const paragraphs = stored.filter(({ key }) => /^paragraphs(\.|$)/.test(key))
  const changes = [...paragraphs, ...(await listSettings(db, NAMED_FACTS))].map(({ updatedAt }) =>
    berlinDay(updatedAt),
  )
  return {
    version: [PRIVACY_SAMPLE_DAY, ...changes].sort().at(-1) ?? PRIVACY_SAMPLE_DAY,
    hash: createHash('sha256').update(text).digest('hex'),
  }
}
