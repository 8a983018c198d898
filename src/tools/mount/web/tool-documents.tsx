import type { ComponentType } from 'react'
import type { ContentItem } from '#platform/editing/domain/content-item.ts'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import type { PublicPage, ReadApi } from '#platform/rendering/web/page.ts'
import type { PageHead } from '#platform/rendering/web/page-head.ts'
import { siteTextsFor, useSiteTexts } from '#site/frame/web/site-texts-for.ts'
import { LANGUAGES, type Language } from '#site/pages/domain/languages.ts'
import { pageTexts } from '#site/pages/web/load-page-texts.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'
import { SERVICES_TEXTS } from '#site/services/domain/services-texts.ts'
import { trainingAt } from '#tools/documents/domain/suggested-training.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import { ToolFrame } from '#tools/frame/web/tool-frame.tsx'
import { TOOL_PAGES } from '#tools/frame/web/tool-pages.ts'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import { parseToolSearch } from '#tools/frame/web/tool-search.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { TOOL_SCHEMAS } from '../domain/tool-schemas.ts'

type Tool = keyof typeof TOOL_PAGES
/** What the island of a tool exports. The browser loads the same texts. */
interface ToolIsland {
  default: ComponentType<ToolScreenProps<object, object, ToolsTexts>>
  load: (props: { language: Language }) => Promise<{ texts: object; shared: ToolsTexts }>
}

const ISLANDS = import.meta.glob<ToolIsland>('/src/tools/*/web/*.island.tsx')

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
          const [parts, content, { ai }] = await Promise.all([
            partsOf(tool, language),
            read('/api/cms/content'),
            readToolAi(read),
          ])
          const { seo, intro } = editedTexts(tool, language, content)
          return { ...parts, seo, intro: await withTraining(intro, read), ai }
        },
        head: ({ seo }, { publicUrl }) => headOf(tool, language, { seo }, publicUrl),
        Page: ({ data: { Screen, intro, texts, shared, ai }, visit: { search } }) => (
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
              props={{ language, intro, ai, search }}
              loaded={{ texts, shared }}
              readsFirm
            />
          </ToolFrame>
        ),
      }),
    ),
  )
}

/** What staff can edit of a tool's texts. The Strategy Consultant names the services, as their pages do. */
function editedTexts(tool: Tool, language: Language, content: readonly ContentItem[]) {
  const { seo, ...intro } = pageTexts(TOOL_SCHEMAS[tool], { page: tool, language }, content)
  if (tool !== 'strategyConsultant') return { seo, intro }
  const { otherServices } = pageTexts(SERVICES_TEXTS, { page: 'services', language }, content)
  return { seo, intro: { ...intro, services: otherServices.names } }
}

/** The training in place of its address. A tool without an address reads no trainings. */
async function withTraining(intro: EditedIntro, read: ReadApi): Promise<object> {
  if (!('training' in intro)) return intro
  const { training } = intro
  return {
    ...intro,
    training: training ? trainingAt(training, await read('/api/trainings')) : null,
  }
}

type EditedIntro = ReturnType<typeof editedTexts>['intro']

/** The AI service of the tools. */
export function readToolAi(read: ReadApi): Promise<ToolAi> {
  return read('/api/tools')
}

async function partsOf(tool: Tool, language: Language) {
  const { screen } = TOOL_PAGES[tool]
  const loadIsland = ISLANDS[`/src/${screen}`]
  if (!loadIsland) throw new Error(`tool-pages.ts names ${screen}, which does not exist.`)
  const { default: Screen, load } = await loadIsland()
  return { Screen, ...(await load({ language })) }
}
