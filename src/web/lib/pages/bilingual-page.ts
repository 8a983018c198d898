import { redirect } from '@tanstack/react-router'
import type { Language, PageKey } from '../../content/pages.ts'
import { PAGES } from '../../content/pages.ts'
import type { SeoTexts } from '../../content/seo.ts'
import { storedLanguage } from '../language/language.ts'
import { pageHead } from './page-head.ts'
import {
  breadcrumbs,
  organization,
  type StructuredData,
  structuredDataScripts,
} from './structured-data.ts'

interface HeadContext {
  loaderData?: SeoTexts | undefined
  match: { context: { publicUrl: string } }
}

/** Options that the routes of all bilingual pages share. A route adds its screen. */
export function bilingualPage(page: PageKey, language: Language) {
  const path = PAGES[page][language]
  return {
    /** Redirects to the chosen language during navigation, as the script in the head does on the first load. */
    beforeLoad: ({ location }: { location: { hash: string } }) => {
      if (import.meta.env.SSR || language === 'en' || storedLanguage() === 'de') return
      throw redirect({ to: PAGES[page].en, search: true, hash: location.hash, replace: true })
    },
    /** The SEO texts are loaded as data, so that they are not in the scripts that every page loads. */
    loader: async (): Promise<SeoTexts> => {
      const { SEO } = await import('../../content/seo.ts')
      return SEO[page][language]
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
  switch (page) {
    case 'home':
    case 'kontakt':
      return [organization(publicUrl, language)]
    case 'potenziale':
    case 'loesungen':
    case 'geschaeftsideen':
    case 'organisationen':
    case 'strategyConsultant':
    case 'flightDeck':
    case 'meetingModerator':
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
