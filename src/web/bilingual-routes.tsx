import { createRoute, lazyRouteComponent, useLoaderData, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { LANGUAGES, type Language, PAGES, type PageKey, routeIdOf } from './content/pages.ts'
import type { PageTexts } from './content/seo.ts'
import { bilingualPage, type PageData } from './lib/pages/bilingual-page.ts'
import type { ScreenProps } from './lib/pages/screen-props.ts'
import { parseToolSearch, type ToolSearch } from './lib/pages/tool-search.ts'
import { Route as rootRoute } from './routes/__root.tsx'

type Tool = { [Key in PageKey]: (typeof PAGES)[Key]['frame'] extends 'tool' ? Key : never }[PageKey]
type PathOf<Key extends PageKey> = (typeof PAGES)[Key][Language]
type Screen = ComponentType<ScreenProps<PageTexts, unknown>>

// The files that the pages' declarations name. The browser gets those of the tools, each as a chunk of its own.
const SCREENS: Record<string, () => Promise<Screen>> = import.meta.env.SSR
  ? import.meta.glob<Screen>('./features/*/*-page.tsx', { import: 'Screen' })
  : import.meta.glob<Screen>(
      './features/{strategy-consultant,flight-deck,meeting-moderator}/*-page.tsx',
      { import: 'Screen' },
    )
const TEXTS: Record<string, () => Promise<PageTexts>> = import.meta.env.SSR
  ? import.meta.glob<PageTexts>('./content/{de,en}/*.ts', { import: 'texts' })
  : import.meta.glob<PageTexts>(
      './content/{de,en}/{strategy-consultant,flight-deck,meeting-moderator}.ts',
      { import: 'texts' },
    )
const FRAMES = {
  html: async () => (await import('./features/site/html-frame.tsx')).HtmlFrame,
  tool: async () => (await import('./features/site/tool-frame.tsx')).ToolFrame,
}
const SITE_TEXTS = {
  de: () => import('./content/de/site.ts'),
  en: () => import('./content/en/site.ts'),
}
const SHARED_TEXTS = {
  services: {
    de: async () => (await import('./content/de/services.ts')).servicesTexts,
    en: async () => (await import('./content/en/services.ts')).servicesTexts,
  },
  tools: {
    de: async () => (await import('./content/de/tools.ts')).toolsTexts,
    en: async () => (await import('./content/en/tools.ts')).toolsTexts,
  },
}

/**
 * A route for each language of each page that `content/pages.ts` declares; in the browser only for the tools, because
 * the other pages are HTML.
 */
export const bilingualRoutes = Object.keys(PAGES)
  .filter((key) => import.meta.env.SSR || isTool(key as PageKey))
  .flatMap((key) =>
    LANGUAGES.map((language) =>
      isTool(key as PageKey)
        ? toolRoute(key as Tool, language)
        : pageRoute(key as Exclude<PageKey, Tool>, language),
    ),
  )

function isTool(key: PageKey): key is Tool {
  return PAGES[key].frame === 'tool'
}

function pageRoute(key: Exclude<PageKey, Tool>, language: Language) {
  // For links, the path of the index route "/en/" is "/en".
  const path = routeIdOf(PAGES[key][language]) as PathOf<Exclude<PageKey, Tool>>
  return createRoute({ getParentRoute: () => rootRoute, path, ...routeOptions(key, language) })
}

function toolRoute(key: Tool, language: Language) {
  const path: PathOf<Tool> = PAGES[key][language]
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: parseToolSearch,
    ...routeOptions(key, language),
  })
}

function routeOptions(key: PageKey, language: Language) {
  const { screen, texts, sharedTexts } = PAGES[key]
  const loadTexts = fileOf(TEXTS, `./content/${language}/${texts}.ts`)
  const loadScreen = fileOf(SCREENS, `./features/${screen}`)
  const loadPage = async () => {
    const [Frame, Screen, texts, site, shared] = await Promise.all([
      FRAMES[isTool(key) ? 'tool' : 'html'](),
      loadScreen(),
      loadTexts(),
      SITE_TEXTS[language](),
      sharedTexts && SHARED_TEXTS[sharedTexts][language](),
    ])
    function Page() {
      const { hasAiService = false }: PageData = useLoaderData({ strict: false })
      const search: ToolSearch = useSearch({ strict: false })
      const place = { page: key, language }
      return (
        <Frame {...place} texts={site.siteTexts} isEmbedded={search.embed === 1}>
          <Screen
            {...place}
            texts={texts}
            shared={shared}
            site={site.siteTexts}
            hasAiService={hasAiService}
            search={search}
          />
        </Frame>
      )
    }
    return { Page }
  }
  return {
    ...bilingualPage(key, language, loadTexts),
    component: lazyRouteComponent(loadPage, 'Page'),
  }
}

/** @throws where a declaration names a file that does not exist */
function fileOf<Module>(files: Record<string, () => Promise<Module>>, name: string) {
  const load = files[name]
  if (!load)
    throw new Error(`content/pages.ts names src/web/${name.slice(2)}, which does not exist.`)
  return load
}
