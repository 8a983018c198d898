import type { Database } from '#platform/database/server/database.ts'
import { listContentItems } from '#platform/editing/server/content.repository.ts'
import { pageTexts } from '#site/pages/web/load-page-texts.ts'
import type { ReadPageTexts } from '#site/search-engines/web/describe-site.ts'
import { PAGE_SCHEMAS } from '../domain/page-schemas.ts'

/** Reads the present texts of bilingual pages, for files and pictures that say what is on them. */
export function pageTextsReader(db: Database): ReadPageTexts {
  return async (page, language) =>
    pageTexts(PAGE_SCHEMAS[page], { page, language }, await listContentItems(db))
}
