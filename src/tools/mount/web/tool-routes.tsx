import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  useLoaderData,
  useSearch,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { TOOL_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { loadSiteTexts, siteTextsFor } from '#site/frame/web/site-texts-for.ts'
import { LANGUAGES, type Language } from '#site/pages/web/languages.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import { TOOL_PAGES } from '#tools/frame/web/tool-pages.ts'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import { parseToolSearch } from '#tools/frame/web/tool-search.ts'

type Tool = keyof typeof TOOL_PAGES
type ToolScreen = ComponentType<ToolScreenProps<PageTexts, unknown>>
type LoadTexts = () => Promise<PageTexts>

const SCREENS = import.meta.glob<ToolScreen>('/src/tools/*/web/*-page.tsx', { import: 'Screen' })
const TEXTS = import.meta.glob<PageTexts>('/src/tools/*/web/*.{de,en}.ts', { import: 'texts' })
const SHARED_TEXTS = {
  de: () => import('#tools/frame/web/tools.de.ts'),
  en: () => import('#tools/frame/web/tools.en.ts'),
}

/**
 * A route for each language of each page of a tool. Only the server has them: in the browser a link to one of these
 * pages loads the page.
 *
 * @param parent the root route
 * @param optionsOf the options that routes of bilingual pages have whatever their screen is
 */
export function toolRoutes<Parent extends AnyRoute>(
  parent: Parent,
  optionsOf: (tool: Tool, language: Language, loadTexts: LoadTexts) => object,
) {
  if (!import.meta.env.SSR) return []
  return Object.keys(TOOL_PAGES).flatMap((key) =>
    LANGUAGES.map((language) => {
      const tool = key as Tool
      const path: (typeof TOOL_PAGES)[Tool][Language] = TOOL_PAGES[tool][language]
      return createRoute({
        getParentRoute: () => parent,
        path,
        validateSearch: parseToolSearch,
        ...optionsOf(tool, language, () => textsOf(tool, language)),
        component: lazyRouteComponent(() => loadPage(tool, language), 'Page'),
      })
    }),
  )
}

/** The AI service of the tools, for the loader of a page. */
export function readToolAi(queryClient: QueryClient): Promise<ToolAi> {
  return queryClient.ensureQueryData(apiQuery('/api/tools'))
}

async function loadPage(tool: Tool, language: Language) {
  const { ToolFrame } = await import('#tools/frame/web/tool-frame.tsx')
  const { Island } = await import('#site/frame/web/island.tsx')
  const [Screen, texts, site, { toolsTexts }] = await Promise.all([
    screenOf(tool),
    textsOf(tool, language),
    loadSiteTexts(language),
    SHARED_TEXTS[language](),
  ])
  function Page() {
    const { ai }: ToolAi = useLoaderData({ strict: false })
    // The router's search has unknown parameters too.
    const search = parseToolSearch(useSearch({ strict: false }))
    return (
      <ToolFrame
        page={tool}
        language={language}
        texts={siteTextsFor(site, ai !== null)}
        problem={toolsTexts.problem}
        isEmbedded={search.embed === 1}
      >
        <Island id={TOOL_ISLAND_ID} tool={tool} search={search}>
          <Screen language={language} texts={texts} shared={toolsTexts} ai={ai} search={search} />
        </Island>
      </ToolFrame>
    )
  }
  return { Page }
}

async function screenOf(tool: Tool): Promise<ToolScreen> {
  return fileOf(SCREENS, TOOL_PAGES[tool].screen)()
}

async function textsOf(tool: Tool, language: Language): Promise<PageTexts> {
  return fileOf(TEXTS, `${TOOL_PAGES[tool].texts}.${language}.ts`)()
}

/** @throws where a declaration names a file that does not exist */
function fileOf<Module>(files: Record<string, () => Promise<Module>>, name: string) {
  const load = files[`/src/${name}`]
  if (!load) throw new Error(`tool-pages.ts names ${name}, which does not exist.`)
  return load
}
