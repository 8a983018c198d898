import { TOOL_PAGES } from '#tools/frame/web/tool-pages.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import type { BilingualPage } from './page-declaration.ts'

export { LANGUAGES, type Language }

const SERVICE = {
  screen: 'site/services/web/service-page.tsx',
  sharedTexts: 'services',
  frame: 'marketing',
  structuredData: 'service',
} as const

const LEGAL = {
  screen: 'site/legal/web/legal-page.tsx',
  frame: 'legal',
  structuredData: 'breadcrumbs',
} as const

/**
 * Every bilingual page. Routes, links, sitemap, canonical, hreflang, style sheets, weight limits and the tests of all
 * pages are derived from this table. The training shop and the administration exist only in German.
 */
export const PAGES = {
  home: {
    de: '/',
    en: '/en',
    screen: 'site/home/web/home-page.tsx',
    artwork: 'hero',
    frame: 'home',
    structuredData: 'website',
  },
  potenziale: {
    de: '/potenziale-erkennen',
    en: '/en/recognise-potential',
    artwork: 'service-potenziale',
    ...SERVICE,
  },
  loesungen: {
    de: '/loesungen-gestalten',
    en: '/en/design-solutions',
    artwork: 'service-loesungen',
    ...SERVICE,
  },
  geschaeftsideen: {
    de: '/geschaeftsideen-kapitalisieren',
    en: '/en/capitalise-business-ideas',
    artwork: 'service-geschaeftsideen',
    ...SERVICE,
  },
  organisationen: {
    de: '/organisationen-entwickeln',
    en: '/en/develop-organisations',
    artwork: 'service-organisationen',
    ...SERVICE,
  },
  ...TOOL_PAGES,
  kontakt: {
    de: '/kontakt',
    en: '/en/contact',
    screen: 'site/contact/web/contact-page.tsx',
    artwork: 'contact-hero',
    frame: 'contact',
    structuredData: 'organization',
  },
  impressum: {
    de: '/impressum',
    en: '/en/imprint',
    artwork: 'room',
    ...LEGAL,
  },
  datenschutz: {
    de: '/datenschutz',
    en: '/en/privacy',
    artwork: 'room-lounge',
    ...LEGAL,
  },
  teilnahmebedingungen: {
    de: '/teilnahmebedingungen',
    en: '/en/terms-of-participation',
    artwork: 'format-studio',
    ...LEGAL,
  },
  barrierefreiheit: {
    de: '/barrierefreiheit',
    en: '/en/accessibility',
    artwork: 'room-forum',
    ...LEGAL,
  },
} as const satisfies Record<string, BilingualPage>

export type PageKey = keyof typeof PAGES

export type ServiceKey = Extract<
  PageKey,
  'potenziale' | 'loesungen' | 'geschaeftsideen' | 'organisationen'
>

/** What is declared of a page, whatever pages there are. */
export function pageOf(page: PageKey): BilingualPage {
  return PAGES[page]
}

/** The pages that search engines may list. */
export function listedPages(): PageKey[] {
  return (Object.keys(PAGES) as PageKey[]).filter(isListed)
}

/** False for a page that search engines are told not to list. */
export function isListed(page: PageKey): boolean {
  return !('isUnlisted' in PAGES[page])
}
