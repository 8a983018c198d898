import { createHash } from 'node:crypto'
import { firmSettingName } from '#office/settings/server/firm-settings.service.ts'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { type ContentRow, listSections } from '#platform/editing/server/content.repository.ts'
import { listSettings, type SettingRow } from '#platform/settings/server/settings.repository.ts'
import type { LegalVersion, LegalVersions } from '#shop/booking/domain/agreed-terms.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { BOOKING_RULES } from '#shop/booking-rules/server/booking-rules.service.ts'
import { PARTICIPATION_SAMPLE_DAY } from '#site/legal/domain/participation-texts.ts'
import { PRIVACY_SAMPLE_DAY } from '#site/legal/domain/privacy-texts.ts'
import { legalText } from '#site/legal/web/legal-parts.ts'
import { pageSection } from '#site/pages/domain/page-section.ts'
import { pageTexts } from '#site/pages/web/load-page-texts.ts'
import { PAGE_SCHEMAS } from '../domain/page-schemas.ts'

/** The groups of facts about the firm that these pages name. */
const NAMED_FACTS = (['contact', 'address', 'links'] as const).map(firmSettingName)

const PRIVACY = {
  page: 'datenschutz',
  sampleDay: PRIVACY_SAMPLE_DAY,
  settings: NAMED_FACTS,
} as const
const PARTICIPATION = {
  page: 'teilnahmebedingungen',
  sampleDay: PARTICIPATION_SAMPLE_DAY,
  settings: [...NAMED_FACTS, BOOKING_RULES.name],
} as const
type VersionedPage = typeof PRIVACY | typeof PARTICIPATION
const LANGUAGE = 'de'

/**
 * Which privacy policy and which terms of participation visitors see now.
 *
 * @param rules those in force, which the terms say
 */
export async function readLegalVersions(
  db: Connection,
  rules: BookingRules,
): Promise<LegalVersions> {
  const sections = [PRIVACY, PARTICIPATION].map(({ page }) => pageSection(page, LANGUAGE))
  const stored = await listSections(db, sections)
  const settings = await listSettings(db, PARTICIPATION.settings)
  return {
    privacy: versionOf(PRIVACY, { stored, settings, rules }),
    participation: versionOf(PARTICIPATION, { stored, settings, rules }),
  }
}

/**
 * The day on which the German text of a page, or a setting that it says, was last changed, by staff or with the product,
 * and the hash of the text.
 */
function versionOf(
  { page, sampleDay, settings: named }: VersionedPage,
  {
    stored,
    settings,
    rules,
  }: { stored: readonly ContentRow[]; settings: readonly SettingRow[]; rules: BookingRules },
): LegalVersion {
  const place = { page, language: LANGUAGE, rules } as const
  const text = legalText(pageTexts(PAGE_SCHEMAS[page], place, stored), place)
  const section = pageSection(page, LANGUAGE)
  const changed = [
    ...stored.filter((row) => row.section === section && /^paragraphs(\.|$)/.test(row.key)),
    ...settings.filter(({ name }) => named.includes(name)),
  ]
  const days = changed.map(({ updatedAt }) => berlinDay(updatedAt))
  return {
    version: [sampleDay, ...days].sort().at(-1) ?? sampleDay,
    hash: createHash('sha256').update(text).digest('hex'),
  }
}
