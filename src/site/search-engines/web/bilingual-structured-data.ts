import { type Language, PAGES, type PageKey, pageOf } from '#site/pages/web/page-table.ts'
import type { SeoTexts } from '#site/pages/web/seo.ts'
import {
  breadcrumbs,
  organization,
  type StructuredData,
  service,
  tool,
  website,
} from './structured-data.ts'

/** What a bilingual page says to search engines. */
export function structuredDataOf(
  page: PageKey,
  language: Language,
  seo: SeoTexts,
  publicUrl: string,
): StructuredData[] {
  const path = PAGES[page][language]
  const described = {
    name: seo.ogTitle,
    description: seo.description,
    url: publicUrl + path,
    language,
  }
  const way = breadcrumbs(publicUrl, [
    { name: HOME[language], path: PAGES.home[language] },
    { name: seo.ogTitle, path },
  ])
  switch (pageOf(page).structuredData) {
    case 'website':
      return [organization(publicUrl, language), website(publicUrl, language)]
    case 'organization':
      return [organization(publicUrl, language), way]
    case 'service':
      return [service(publicUrl, described), way]
    case 'tool':
      return [tool(publicUrl, described), way]
    case 'breadcrumbs':
      return [way]
    case null:
      return []
  }
}

const HOME = { de: 'Startseite', en: 'Home' } as const satisfies Record<Language, string>
