import { LANGUAGES, type Language } from './languages.ts'

export { LANGUAGES, type Language }

/** What is declared of every page that exists in both languages. */
interface PageDeclaration {
  /** Path of the German page. */
  readonly de: '/' | `/${string}`
  /** Path of the English page. */
  readonly en: '/en' | `/en/${string}`
  /**
   * The screen's file below `src`. It exports the component `Screen` with `ScreenProps`. Its name ends with
   * "-page.tsx", which is how the build finds it.
   */
  readonly screen: `${string}-page.tsx`
  /**
   * The texts' files below `src` without their ends ".de.ts" and ".en.ts". Each exports `texts`, which contain the head's
   * texts as `seo`.
   */
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
  screen: 'site/services/web/service-page.tsx',
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
  screen: 'site/legal/web/legal-page.tsx',
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
    screen: 'site/home/web/home-page.tsx',
    texts: 'site/home/web/home',
    sharedTexts: null,
    frame: 'home',
    structuredData: 'website',
  },
  potenziale: {
    de: '/potenziale-erkennen',
    en: '/en/recognise-potential',
    texts: 'site/services/web/service-potenziale',
    ...SERVICE,
  },
  loesungen: {
    de: '/loesungen-gestalten',
    en: '/en/design-solutions',
    texts: 'site/services/web/service-loesungen',
    ...SERVICE,
  },
  geschaeftsideen: {
    de: '/geschaeftsideen-kapitalisieren',
    en: '/en/capitalise-business-ideas',
    texts: 'site/services/web/service-geschaeftsideen',
    ...SERVICE,
  },
  organisationen: {
    de: '/organisationen-entwickeln',
    en: '/en/develop-organisations',
    texts: 'site/services/web/service-organisationen',
    ...SERVICE,
  },
  strategyConsultant: {
    de: '/tools/strategy-consultant',
    en: '/en/tools/strategy-consultant',
    screen: 'tools/strategy-consultant/web/strategy-page.tsx',
    texts: 'tools/strategy-consultant/web/strategy-consultant',
    weightLimit: '116 kB',
    ...TOOL,
  },
  flightDeck: {
    de: '/tools/innovation-flight-deck',
    en: '/en/tools/innovation-flight-deck',
    screen: 'tools/flight-deck/web/flight-deck-page.tsx',
    texts: 'tools/flight-deck/web/flight-deck',
    weightLimit: '117 kB',
    ...TOOL,
  },
  meetingModerator: {
    de: '/tools/meeting-moderator',
    en: '/en/tools/meeting-moderator',
    screen: 'tools/meeting-moderator/web/meeting-page.tsx',
    texts: 'tools/meeting-moderator/web/meeting-moderator',
    weightLimit: '122 kB',
    ...TOOL,
  },
  followedMeeting: {
    de: '/meeting',
    en: '/en/meeting',
    screen: 'tools/meeting-moderator/web/followed-page.tsx',
    texts: 'tools/meeting-moderator/web/followed-meeting',
    weightLimit: '111 kB',
    ...SHARED,
  },
  sharedCopy: {
    de: '/geteilt',
    en: '/en/shared',
    screen: 'tools/documents/web/shared-copy-page.tsx',
    texts: 'tools/documents/web/shared-copy',
    weightLimit: '100 kB',
    ...SHARED,
  },
  leaving: {
    de: '/link',
    en: '/en/link',
    screen: 'tools/documents/web/leaving-page.tsx',
    texts: 'tools/documents/web/leaving',
    weightLimit: '97 kB',
    ...SHARED,
  },
  kontakt: {
    de: '/kontakt',
    en: '/en/contact',
    screen: 'site/contact/web/contact-page.tsx',
    texts: 'site/contact/web/contact',
    sharedTexts: null,
    frame: 'contact',
    structuredData: 'organization',
  },
  impressum: { de: '/impressum', en: '/en/imprint', texts: 'site/legal/web/imprint', ...LEGAL },
  datenschutz: { de: '/datenschutz', en: '/en/privacy', texts: 'site/legal/web/privacy', ...LEGAL },
  barrierefreiheit: {
    de: '/barrierefreiheit',
    en: '/en/accessibility',
    texts: 'site/legal/web/accessibility',
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

/** Texts that several pages show. */
const SHARED_TEXTS = {
  services: 'site/services/web/services',
  tools: 'tools/frame/web/tools',
} as const
/** Texts of header and footer. */
const SITE_TEXTS = 'site/frame/web/site'

/** For the build: each page in each language, with the source files that it loads besides those of all pages. */
export function bilingualPages() {
  return Object.values<BilingualPage>(PAGES).flatMap((page) =>
    LANGUAGES.map((language) => ({
      routeId: routeIdOf(page[language]),
      weightLimit: page.frame === 'tool' ? page.weightLimit : null,
      files: [
        page.frame === 'tool'
          ? 'src/tools/frame/web/tool-frame.tsx'
          : 'src/site/frame/web/html-frame.tsx',
        `src/${page.screen}`,
        ...[page.texts, page.sharedTexts && SHARED_TEXTS[page.sharedTexts], SITE_TEXTS].flatMap(
          (texts) => (texts ? [`src/${texts}.${language}.ts`] : []),
        ),
      ],
    })),
  )
}
