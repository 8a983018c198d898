import type { ComponentType } from 'react'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import type { PublicPage, ReadApi } from '#platform/rendering/web/page.ts'
import type { PageHead } from '#platform/rendering/web/page-head.ts'
import { siteTextsFor, useSiteTexts } from '#site/frame/web/site-texts-for.ts'
import { LANGUAGES, type Language } from '#site/pages/domain/languages.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import { ToolFrame } from '#tools/frame/web/tool-frame.tsx'
import { TOOL_PAGES } from '#tools/frame/web/tool-pages.ts'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import { parseToolSearch } from '#tools/frame/web/tool-search.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'

type Tool = keyof typeof TOOL_PAGES
type Screen = ComponentType<ToolScreenProps<PageTexts, ToolsTexts>>

const SCREENS = import.meta.glob<Screen>('/src/tools/*/web/*.island.tsx', { import: 'default' })
const TEXTS = import.meta.glob<PageTexts>('/src/tools/*/web/*.{de,en}.ts', { import: 'texts' })
const SHARED_TEXTS = {
  de: () => import('#tools/frame/web/tools.de.ts'),
  en: () => import('#tools/frame/web/tools.en.ts'),
}

/**
 * A page for each language of each page of a tool.
 *
 * @param headOf the head that bilingual pages have
 */
export function toolPages(
  headOf: (tool: Tool, language: Language, texts: PageTexts, publicUrl: string) => PageHead,
): PublicPage[] {
  return (Object.keys(TOOL_PAGES) as Tool[]).flatMap((tool) =>
    LANGUAGES.map((language) =>
      definePage({
        path: TOOL_PAGES[tool][language],
        area: 'tools',
        cache: 'everybody',
        search: parseToolSearch,
        async load({ read }) {
          const [parts, { ai }] = await Promise.all([partsOf(tool, language), readToolAi(read)])
          return { ...parts, ai }
        },
        head: ({ texts }, { publicUrl }) => headOf(tool, language, texts, publicUrl),
        Page: ({ data: { Screen, texts, shared, ai }, visit: { search } }) => (
          <ToolFrame
            page={tool}
            language={language}
            texts={siteTextsFor(useSiteTexts(), ai !== null)}
            problem={shared.problem}
            isEmbedded={search.embed === 1}
          >
            <Island
              of={Screen}
              when={search.embed === 1 ? 'visible' : 'now'}
              props={{ language, ai, search }}
              loaded={{ texts, shared }}
            />
          </ToolFrame>
        ),
      }),
    ),
  )
}

/** The AI service of the tools. */
export function readToolAi(read: ReadApi): Promise<ToolAi> {
  return read('/api/tools')
}

async function partsOf(tool: Tool, language: Language) {
  const { screen, texts } = TOOL_PAGES[tool]
  const [Screen, own, { toolsTexts }] = await Promise.all([
    fileOf(SCREENS, screen)(),
    fileOf(TEXTS, `${texts}.${language}.ts`)(),
    SHARED_TEXTS[language](),
  ])
  return { Screen, texts: own, shared: toolsTexts }
}

/** @throws where a declaration names a file that does not exist */
function fileOf<Module>(files: Record<string, () => Promise<Module>>, name: string) {
  const load = files[`/src/${name}`]
  if (!load) throw new Error(`tool-pages.ts names ${name}, which does not exist.`)
  return load
}
