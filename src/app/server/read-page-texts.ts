import type { Database } from '#platform/database/server/database.ts'
import { listContentItems } from '#platform/editing/server/content.repository.ts'
import type { GroupNode } from '#site/pages/domain/text-schema.ts'
import { pageTexts } from '#site/pages/web/load-page-texts.ts'
import type { PageKey } from '#site/pages/web/page-table.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'
import { textsOf } from '#site/pages/web/texts-of.ts'
import type { ReadPageTexts } from '#site/search-engines/web/describe-site.ts'
import { PAGE_SCHEMAS } from '../domain/page-schemas.ts'

const schemas: Partial<Record<PageKey, GroupNode>> = PAGE_SCHEMAS

/** Reads the present texts of bilingual pages, for files and pictures that say what is on them. */
export function pageTextsReader(db: Database): ReadPageTexts {
  return async (page, language) => {
    const schema = schemas[page]
    if (!schema) return textsOf(page, language)
    const content = await listContentItems(db)
    return pageTexts(schema, { page, language }, content) as unknown as PageTexts
  }
}
