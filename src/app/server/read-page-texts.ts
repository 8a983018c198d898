import type { Database } from '#platform/database/server/database.ts'
import { toContentItem } from '#platform/editing/domain/content-item.ts'
import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { listContentItems, listSection } from '#platform/editing/server/content.repository.ts'
import { type OverviewText, sectionText } from '#platform/editing/web/content-text.ts'
import { pageTexts } from '#site/pages/web/load-page-texts.ts'
import type { ReadPageTexts } from '#site/search-engines/web/describe-site.ts'
import { PAGE_SCHEMAS } from '../domain/page-schemas.ts'

/** Reads the present texts of bilingual pages, for files and pictures that say what is on them. */
export function pageTextsReader(db: Database): ReadPageTexts {
  return async (page, language) =>
    pageTexts(PAGE_SCHEMAS[page], { page, language }, await listContentItems(db))
}

/** Reads the present texts of the page that lists all trainings. */
export async function readShopTexts(db: Database): Promise<OverviewText> {
  const stored = await listSection(db, TRAININGS_SECTION)
  return sectionText(stored.map(toContentItem), TRAININGS_SECTION)
}
