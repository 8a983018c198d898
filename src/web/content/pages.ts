import { LANGUAGES, type Language } from './languages.ts'

export { LANGUAGES, type Language }

/** What is declared of every page that exists in both languages. */
interface PageDeclaration {
  /** Path of the German page. */
  readonly de: '/' | `/${string}`
  /** Path of the English page. */
  readonly en: '/en' | `/en/${string}`
  /**
   * The screen's file in `features/`. It exports the component `Screen` with `ScreenProps`. Its name ends with
   * "-page.tsx", which is how the build finds it.
   */
  readonly screen: `${string}-page.tsx`
  /** Name of the file in `de/` and in `en/`. It exports `texts`, which contain the head's texts as `seo`. */
  readonly texts: string
  /** Texts that the screen shares with other pages. */
  readonly sharedTexts: 'services' | 'tools' | null
  /** True for a page that shows what somebody shared: search engines are told not to list it. */
  readonly isUnlisted?: true
  /** Structured data for search engines, besides the path to the page from the home page; none of an unlisted page. */
  readonly structuredData: 'website' | 'organization' | 'service' | 'tool' | 'breadcrumbs' | null
}

/** A page that is HTML: no React runs there in the browser. */
interface HtmlPage extends PageDeclaration {
  /** Header and footer. */
  readonly frame: 'home' | 'contact' | 'legal' | 'marketing'
}

/** A tool, which React hydrates. It can be embedded without header and footer, and its step is in the address. */
interface ToolPage extends PageDeclaration {
  readonly frame: 'tool'
  /** The most that its scripts may weigh in either language, compressed with gzip. */
  readonly weightLimit: `${number} kB`
}

type BilingualPage = HtmlPage | ToolPage

const SERVICE = {
  screen: 'services/service-page.tsx',
  sharedTexts: 'services',
  frame: 'marketing',
  structuredData: 'service',
} as const

const TOOL = {
  sharedTexts: 'tools',
  frame: 'tool',
  structuredData: 'tool',
} as const

const SHARED = {
  sharedTexts: 'tools',
  frame: 'tool',
  structuredData: null,
  isUnlisted: true,
} as const

const LEGAL = {
  screen: 'legal/legal-page.tsx',
  sharedTexts: null,
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
    screen: 'home/home-page.tsx',
    texts: 'home',
    sharedTexts: null,
    frame: 'home',
    structuredData: 'website',
  },
  potenziale: {
    de: '/potenziale-erkennen',
    en: '/en/recognise-potential',
    texts: 'service-potenziale',
    ...SERVICE,
  },
  loesungen: {
    de: '/loesungen-gestalten',
    en: '/en/design-solutions',
    texts: 'service-loesungen',
    ...SERVICE,
  },
  geschaeftsideen: {
    de: '/geschaeftsideen-kapitalisieren',
    en: '/en/capitalise-business-ideas',
    texts: 'service-geschaeftsideen',
    ...SERVICE,
  },
  organisationen: {
    de: '/organisationen-entwickeln',
    en: '/en/develop-organisations',
    texts: 'service-organisationen',
    ...SERVICE,
  },
  strategyConsultant: {
    de: '/tools/strategy-consultant',
    en: '/en/tools/strategy-consultant',
    screen: 'strategy-consultant/strategy-page.tsx',
    texts: 'strategy-consultant',
    weightLimit: '116 kB',
    ...TOOL,
  },
  flightDeck: {
    de: '/tools/innovation-flight-deck',
    en: '/en/tools/innovation-flight-deck',
    screen: 'flight-deck/flight-deck-page.tsx',
    texts: 'flight-deck',
    weightLimit: '117 kB',
    ...TOOL,
  },
  meetingModerator: {
    de: '/tools/meeting-moderator',
    en: '/en/tools/meeting-moderator',
    screen: 'meeting-moderator/meeting-page.tsx',
    texts: 'meeting-moderator',
    weightLimit: '122 kB',
    ...TOOL,
  },
  followedMeeting: {
    de: '/meeting',
    en: '/en/meeting',
    screen: 'meeting-moderator/followed-page.tsx',
    texts: 'followed-meeting',
    weightLimit: '111 kB',
    ...SHARED,
  },
  sharedCopy: {
    de: '/geteilt',
    en: '/en/shared',
    screen: 'shared-copy/shared-copy-page.tsx',
    texts: 'shared-copy',
    weightLimit: '100 kB',
    ...SHARED,
  },
  leaving: {
    de: '/link',
    en: '/en/link',
    screen: 'shared-copy/leaving-page.tsx',
    texts: 'leaving',
    weightLimit: '97 kB',
    ...SHARED,
  },
  kontakt: {
    de: '/kontakt',
    en: '/en/contact',
    screen: 'contact/contact-page.tsx',
    texts: 'contact',
    sharedTexts: null,
    frame: 'contact',
    structuredData: 'organization',
  },
  impressum: { de: '/impressum', en: '/en/imprint', texts: 'imprint', ...LEGAL },
  datenschutz: { de: '/datenschutz', en: '/en/privacy', texts: 'privacy', ...LEGAL },
  barrierefreiheit: {
    de: '/barrierefreiheit',
    en: '/en/accessibility',
    texts: 'accessibility',
    ...LEGAL,
  },
} as const satisfies Record<string, BilingualPage>

export type PageKey = keyof typeof PAGES

/** The pages that search engines may list. */
export function listedPages(): PageKey[] {
  return (Object.keys(PAGES) as PageKey[]).filter(isListed)
}

/** False for a page that search engines are told not to list. */
export function isListed(page: PageKey): boolean {
  return !('isUnlisted' in PAGES[page])
}

const TOOL_PAGES = new Set<string>(
  Object.values<BilingualPage>(PAGES)
    .filter(({ frame }) => frame === 'tool')
    .flatMap(({ de, en }) => [de, en]),
)

/** Whether a tool is at the path. The other bilingual pages are HTML, on which no React runs in the browser. */
export function isToolPage(path: string): boolean {
  return TOOL_PAGES.has(path)
}

/**
 * The id of a page's route, which is its path. The home page of a language is the index of its folder, because the route
 * of all URLs below it, "/en/$", would match "/en" too.
 */
export function routeIdOf<Path extends string>(path: Path): Path | `${Path}/` {
  return path === PAGES.home.en ? `${path}/` : path
}

/** The path of a page by the id of its route: "/trainings_/$id" is the route of "/trainings/$id". */
export function pathOfRouteId(routeId: string): string {
  return routeId === routeIdOf(PAGES.home.en) ? PAGES.home.en : routeId.replaceAll('_/', '/')
}

/** For the build: each page in each language, with the source files that it loads besides those of all pages. */
export function bilingualPages() {
  return Object.values<BilingualPage>(PAGES).flatMap((page) =>
    LANGUAGES.map((language) => ({
      routeId: routeIdOf(page[language]),
      weightLimit: page.frame === 'tool' ? page.weightLimit : null,
      files: [
        `src/web/features/site/${page.frame === 'tool' ? 'tool-frame' : 'html-frame'}.tsx`,
        `src/web/features/${page.screen}`,
        ...[page.texts, page.sharedTexts, 'site'].flatMap((name) =>
          name ? [`src/web/content/${language}/${name}.ts`] : [],
        ),
      ],
    })),
  )
}
