import type { QueryClient } from '@tanstack/react-query'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import { readTrainingsOffer, type TrainingsOffer } from '#shop/trainings/web/trainings-offer.ts'
import { isListed, type Language, PAGES, type PageKey, pageOf } from '#site/pages/web/page-table.ts'
import type { PageTexts, SeoTexts } from '#site/pages/web/seo.ts'
import { pageShareSubject } from '#site/search-engines/web/share-subjects.ts'
import {
  breadcrumbs,
  organization,
  type StructuredData,
  service,
  structuredDataScripts,
  tool,
  website,
} from '#site/search-engines/web/structured-data.ts'
import { readToolAi } from '#tools/mount/web/tool-routes.tsx'

/** What the loader of a bilingual page reads. */
export interface PageData extends SeoTexts {
  /** The AI service, if there is one: the menu of every page names the tools after it. */
  ai: { host: string; model: string } | null
  /** What the home page shows of the shop; null on other pages, and where it could not be read. */
  offer: TrainingsOffer | null
}

interface HeadContext {
  loaderData?: SeoTexts | undefined
  match: { context: { publicUrl: string } }
}

/**
 * The options of a bilingual page's route that do not depend on its screen.
 *
 * @param loadTexts loads the page's texts, which contain those of its head
 */
export function bilingualPage(
  page: PageKey,
  language: Language,
  loadTexts: () => Promise<PageTexts>,
) {
  const path = PAGES[page][language]
  return {
    loader: async ({
      context: { queryClient },
    }: {
      context: { queryClient: QueryClient }
    }): Promise<PageData> => {
      const { seo } = await loadTexts()
      const offer = page === 'home' ? await readTrainingsOffer(queryClient) : null
      const data: PageData = { ...seo, ai: null, offer }
      Object.assign(data, await readToolAi(queryClient))
      return data
    },
    head: ({ loaderData: seo, match }: HeadContext) => {
      if (!seo) return {}
      const share = pageShareSubject(page, language, seo.ogTitle)
      return pageHead({
        ...seo,
        path,
        share,
        publicUrl: match.context.publicUrl,
        isUnlisted: !isListed(page),
      })
    },
    scripts: ({ loaderData: seo, match }: HeadContext) =>
      seo
        ? structuredDataScripts(structuredData(page, language, seo, match.context.publicUrl))
        : [],
  }
}

function structuredData(
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
