import { createRoute, lazyRouteComponent, useLoaderData } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { ScreenProps } from '#platform/rendering/web/screen-props.ts'
import { loadSiteTexts, siteTextsFor } from '#site/frame/web/site-texts-for.ts'
import {
  LANGUAGES,
  type Language,
  PAGES,
  type PageKey,
  pageOf,
  routeIdOf,
} from '#site/pages/web/page-table.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'
import { toolRoutes } from '#tools/mount/web/tool-routes.tsx'
import { bilingualPage, type PageData } from './bilingual-page.ts'
import { Route as rootRoute } from './routes/__root.tsx'

type HtmlPage = {
  [Key in PageKey]: (typeof PAGES)[Key]['frame'] extends 'tool' ? never : Key
}[PageKey]
type PathOf<Key extends PageKey> = (typeof PAGES)[Key][Language]
/** Only the home page shows the offer. */
type Screen = ComponentType<ScreenProps<PageTexts, unknown> & Pick<PageData, 'offer'>>

const SCREENS = import.meta.glob<Screen>('/src/site/*/web/*-page.tsx', { import: 'Screen' })
const TEXTS = import.meta.glob<PageTexts>('/src/site/*/web/*.{de,en}.ts', { import: 'texts' })
const SHARED_TEXTS = {
  'site/services/web/services': {
    de: async () => (await import('#site/services/web/services.de.ts')).servicesTexts,
    en: async () => (await import('#site/services/web/services.en.ts')).servicesTexts,
  },
}

/**
 * A route for each language of each page that `site/pages/web/page-table.ts` declares. Only the server has them: in the browser a
 * link to one of these pages loads the page.
 */
export const bilingualRoutes = import.meta.env.SSR
  ? [
      // Those of the website, whose pages are HTML.
      ...Object.keys(PAGES)
        .filter(isHtmlPage)
        .flatMap((key) => LANGUAGES.map((language) => pageRoute(key, language))),
      ...toolRoutes(rootRoute, bilingualPage),
    ]
  : []

function isHtmlPage(key: string): key is HtmlPage {
  return pageOf(key as PageKey).frame !== 'tool'
}

function pageRoute(key: HtmlPage, language: Language) {
  // For links, the path of the index route "/en/" is "/en".
  const path = routeIdOf(PAGES[key][language]) as PathOf<HtmlPage>
  const loadPage = async () => {
    const { HtmlFrame } = await import('#site/frame/web/html-frame.tsx')
    const { Screen, texts, site, shared } = await partsOf(key, language)
    function Page() {
      const { ai, offer }: PageData = useLoaderData({ strict: false })
      const named = siteTextsFor(site, ai !== null)
      const place = { page: key, language }
      return (
        <HtmlFrame {...place} texts={named}>
          <Screen
            {...place}
            texts={texts}
            shared={shared}
            site={named}
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

async function partsOf(key: HtmlPage, language: Language) {
  const { screen, sharedTexts } = PAGES[key]
  const [Screen, texts, site, shared] = await Promise.all([
    fileOf(SCREENS, `/src/${screen}`)(),
    loadTextsOf(key, language)(),
    loadSiteTexts(language),
    sharedTexts && SHARED_TEXTS[sharedTexts][language](),
  ])
  return { Screen, texts, site, shared }
}

function loadTextsOf(key: HtmlPage, language: Language) {
  return fileOf(TEXTS, `/src/${PAGES[key].texts}.${language}.ts`)
}

/** @throws where a declaration names a file that does not exist */
function fileOf<Module>(files: Record<string, () => Promise<Module>>, name: string) {
  const load = files[name]
  if (!load)
    throw new Error(`site/pages/web/page-table.ts names ${name.slice(1)}, which does not exist.`)
  return load
}
