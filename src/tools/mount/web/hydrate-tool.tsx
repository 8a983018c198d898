import { type ComponentType, StrictMode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from '#platform/design/web/error-boundary.tsx'
import { growTextAreas } from '#platform/design/web/growing-text-areas.ts'
import { readHydrationData, readOf } from '#platform/rendering/web/hydration-data.ts'
import { languageOf } from '#platform/rendering/web/language.ts'
import { restoreSentHtml } from '#platform/rendering/web/sent-html.ts'
import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import { TOOL_PAGES } from '#tools/frame/web/tool-pages.ts'
import { ToolProblem } from '#tools/frame/web/tool-problem.tsx'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import type { ToolSearch } from '#tools/frame/web/tool-search.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'

const SCREENS = import.meta.glob<ComponentType<ToolScreenProps<PageTexts, unknown>>>(
  '/src/tools/*/web/*-page.tsx',
  { import: 'Screen' },
)
const TEXTS = import.meta.glob<PageTexts>(
  '/src/tools/{strategy-consultant,flight-deck,meeting-moderator,documents}/web/{strategy-consultant,flight-deck,meeting-moderator,followed-meeting,shared-copy,leaving}.{de,en}.ts',
  { import: 'texts' },
)
const SHARED_TEXTS = {
  de: () => import('#tools/frame/web/tools.de.ts'),
  en: () => import('#tools/frame/web/tools.en.ts'),
}

let root: Root | undefined

growTextAreas()

/**
 * Hydrates the tool of the page. Its key and the search parameters that it was rendered with are in the element. Called
 * again when the page's content is replaced by that in the other language.
 */
export async function hydrateTool(part: HTMLElement): Promise<void> {
  const { screen, texts: textsFile } = TOOL_PAGES[part.dataset.tool as keyof typeof TOOL_PAGES]
  const language = languageOf(location.pathname)
  const [Screen, texts, { toolsTexts }] = await Promise.all([
    SCREENS[`/src/${screen}`]?.(),
    TEXTS[`/src/${textsFile}.${language}.ts`]?.(),
    SHARED_TEXTS[language](),
  ])
  if (!Screen || !texts) throw new Error(`There is no tool "${part.dataset.tool}".`)
  const rendered: ToolSearch = JSON.parse(part.dataset.search ?? '{}')
  const { ai } = readOf<ToolAi>(readHydrationData(), '/api/tools')
  root?.unmount()
  restoreSentHtml(part)
  startTransition(() => {
    root = hydrateRoot(
      part,
      <StrictMode>
        <ErrorBoundary fallback={<Failure title={texts.seo.ogTitle} texts={toolsTexts.problem} />}>
          <Screen language={language} texts={texts} shared={toolsTexts} ai={ai} search={rendered} />
        </ErrorBoundary>
      </StrictMode>,
    )
  })
}

function Failure({ title, texts }: { title: string; texts: ToolsTexts['problem'] }) {
  return (
    <>
      <h1 id={TOOL_NAME_ID} className="wrap pt-10 text-h1">
        {title}
      </h1>
      <ToolProblem texts={texts} />
    </>
  )
}
