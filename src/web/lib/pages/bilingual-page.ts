import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { type Language, PAGES, type PageKey } from '../../content/pages.ts'
import type { PageTexts, SeoTexts } from '../../content/seo.ts'
import { storedLanguage } from '../language/stored-language.ts'
import { toolAiQuery } from '../queries/queries.ts'
import { pageHead } from './page-head.ts'
import {
  breadcrumbs,
  organization,
  type StructuredData,
  structuredDataScripts,
} from './structured-data.ts'

/** What the loader of a bilingual page reads. */
export interface PageData extends SeoTexts {
  /** Where the page declares `readsAiService`. */
  hasAiService?: boolean
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
    /** Redirects to the chosen language during navigation, as the script in the head does on the first load. */
    beforeLoad: ({ location }: { location: { hash: string } }) => {
      if (import.meta.env.SSR || language === 'en' || storedLanguage() === 'de') return
      throw redirect({ to: PAGES[page].en, search: true, hash: location.hash, replace: true })
    },
    /** The texts of the head are loaded as data, so that they are not in the scripts that every page loads. */
    loader: async ({
      context: { queryClient },
    }: {
      context: { queryClient: QueryClient }
    }): Promise<PageData> => {
      const [{ seo }, tools] = await Promise.all([
        loadTexts(),
        PAGES[page].readsAiService && queryClient.ensureQueryData(toolAiQuery),
      ])
      return tools ? { ...seo, hasAiService: tools.ai !== null } : seo
    },
    head: ({ loaderData: seo, match }: HeadContext) => {
      if (!seo) return {}
      return pageHead({ ...seo, path, publicUrl: match.context.publicUrl })
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
  switch (PAGES[page].structuredData) {
    case 'organization':
      return [organization(publicUrl, language)]
    case 'breadcrumbs':
      return [
        breadcrumbs(publicUrl, [
          { name: HOME[language], path: PAGES.home[language] },
          { name: seo.ogTitle, path: PAGES[page][language] },
        ]),
      ]
    default:
      return []
  }
}

const HOME = { de: 'Startseite', en: 'Home' } as const satisfies Record<Language, string>
