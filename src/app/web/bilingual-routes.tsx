import { createRoute, lazyRouteComponent, useLoaderData, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { TOOL_PART_ID } from '#platform/rendering/web/react-parts.ts'
import type { ScreenProps } from '#platform/rendering/web/screen-props.ts'
import {
  LANGUAGES,
  type Language,
  PAGES,
  type PageKey,
  routeIdOf,
} from '#site/pages/web/page-table.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'
import type { SiteTexts } from '#site/pages/web/site-texts.ts'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import { parseToolSearch } from '#tools/frame/web/tool-search.ts'
import { bilingualPage, type PageData } from './bilingual-page.ts'
import { Route as rootRoute } from './routes/__root.tsx'

type Tool = { [Key in PageKey]: (typeof PAGES)[Key]['frame'] extends 'tool' ? Key : never }[PageKey]
type HtmlPage = Exclude<PageKey, Tool>
type PathOf<Key extends PageKey> = (typeof PAGES)[Key][Language]
/** Only the home page shows the offer. */
type Screen = ComponentType<ScreenProps<PageTexts, unknown> & Pick<PageData, 'offer'>>
type ToolScreen = ComponentType<ToolScreenProps<PageTexts, unknown>>

const SCREENS = import.meta.glob<Screen>('/src/site/*/web/*-page.tsx', { import: 'Screen' })
const TOOL_SCREENS = import.meta.glob<ToolScreen>('/src/tools/*/web/*-page.tsx', {
  import: 'Screen',
})
const TEXTS = import.meta.glob<PageTexts>('/src/{site,tools}/*/web/*.{de,en}.ts', {
  import: 'texts',
})
const SITE_TEXTS = {
  de: () => import('#site/frame/web/site.de.ts'),
  en: () => import('#site/frame/web/site.en.ts'),
}
const SHARED_TEXTS = {
  services: {
    de: async () => (await import('#site/services/web/services.de.ts')).servicesTexts,
    en: async () => (await import('#site/services/web/services.en.ts')).servicesTexts,
  },
  tools: {
    de: async () => (await import('#tools/frame/web/tools.de.ts')).toolsTexts,
    en: async () => (await import('#tools/frame/web/tools.en.ts')).toolsTexts,
  },
}

/**
 * A route for each language of each page that `site/pages/web/page-table.ts` declares. Only the server has them: in the browser a
 * link to one of these pages loads the page.
 */
export const bilingualRoutes = import.meta.env.SSR
  ? Object.keys(PAGES).flatMap((key) =>
      LANGUAGES.map((language) =>
        isTool(key as PageKey)
          ? toolRoute(key as Tool, language)
          : pageRoute(key as HtmlPage, language),
      ),
    )
  : []

function isTool(key: PageKey): key is Tool {
  return PAGES[key].frame === 'tool'
}

function pageRoute(key: HtmlPage, language: Language) {
  // For links, the path of the index route "/en/" is "/en".
  const path = routeIdOf(PAGES[key][language]) as PathOf<HtmlPage>
  const loadPage = async () => {
    const { HtmlFrame } = await import('#site/frame/web/html-frame.tsx')
    const { Screen, texts, shared, ...parts } = await partsOf(SCREENS, key, language)
    function Page() {
      const { ai, offer }: PageData = useLoaderData({ strict: false })
      const site = siteTextsFor(parts.site, ai)
      const place = { page: key, language }
      return (
        <HtmlFrame {...place} texts={site}>
          <Screen
            {...place}
            texts={texts}
            shared={shared}
            site={site}
            hasAiService={ai !== null}
            offer={offer}
          />
        </HtmlFrame>
      )
    }
    return { Page }
  }
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    ...bilingualPage(key, language, loadTextsOf(key, language)),
    component: lazyRouteComponent(loadPage, 'Page'),
  })
}

function toolRoute(key: Tool, language: Language) {
  const path: PathOf<Tool> = PAGES[key][language]
  const loadPage = async () => {
    const { ToolFrame } = await import('#tools/frame/web/tool-frame.tsx')
    const { ReactPart } = await import('#site/frame/web/react-part.tsx')
    const { Screen, texts, site, shared } = await partsOf(TOOL_SCREENS, key, language)
    const { problem } = await SHARED_TEXTS.tools[language]()
    function Page() {
      const { ai }: PageData = useLoaderData({ strict: false })
      // The router's search has unknown parameters too.
      const search = parseToolSearch(useSearch({ strict: false }))
      return (
        <ToolFrame
          page={key}
          language={language}
          texts={siteTextsFor(site, ai)}
          problem={problem}
          isEmbedded={search.embed === 1}
        >
          <ReactPart id={TOOL_PART_ID} tool={key} search={search}>
            <Screen language={language} texts={texts} shared={shared} ai={ai} search={search} />
          </ReactPart>
        </ToolFrame>
      )
    }
    return { Page }
  }
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: parseToolSearch,
    ...bilingualPage(key, language, loadTextsOf(key, language)),
    component: lazyRouteComponent(loadPage, 'Page'),
  })
}

/** The texts of header and footer; the tools are called AI tools only where an AI service is set up. */
function siteTextsFor(site: SiteTexts, ai: PageData['ai']): SiteTexts {
  if (!ai) return site
  return { ...site, nav: { ...site.nav, tools: site.nav.toolsWithAi } }
}

async function partsOf<Component>(
  screens: Record<string, () => Promise<Component>>,
  key: PageKey,
  language: Language,
) {
  const { screen, sharedTexts } = PAGES[key]
  const [Screen, texts, { siteTexts }, shared] = await Promise.all([
    fileOf(screens, `/src/${screen}`)(),
    loadTextsOf(key, language)(),
    SITE_TEXTS[language](),
    sharedTexts && SHARED_TEXTS[sharedTexts][language](),
  ])
  return { Screen, texts, site: siteTexts, shared }
}

function loadTextsOf(key: PageKey, language: Language) {
  return fileOf(TEXTS, `/src/${PAGES[key].texts}.${language}.ts`)
}

/** @throws where a declaration names a file that does not exist */
function fileOf<Module>(files: Record<string, () => Promise<Module>>, name: string) {
  const load = files[name]
  if (!load)
    throw new Error(`site/pages/web/page-table.ts names ${name.slice(1)}, which does not exist.`)
  return load
}
