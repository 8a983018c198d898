import { type ComponentType, StrictMode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { ToolAi } from '#domain/tools/tool-ai.ts'
import { TOOL_NAME_ID } from './content/anchors.ts'
import { PAGES, type PageKey } from './content/pages.ts'
import type { PageTexts } from './content/seo.ts'
import type { ToolsTexts } from './content/tools-texts.ts'
import { ToolProblem } from './features/site/tool-problem.tsx'
import { growTextAreas } from './lib/growing-text-areas.ts'
import { languageOf } from './lib/language/language.ts'
import { readHydrationData, readOf } from './lib/page-lifecycle/hydration-data.ts'
import { restoreSentHtml } from './lib/page-lifecycle/sent-html.ts'
import type { ToolScreenProps } from './lib/pages/screen-props.ts'
import type { ToolSearch } from './lib/pages/tool-search.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'

const SCREENS = import.meta.glob<ComponentType<ToolScreenProps<PageTexts, unknown>>>(
  './features/{strategy-consultant,flight-deck,meeting-moderator,shared-copy}/*-page.tsx',
  { import: 'Screen' },
)
const TEXTS = import.meta.glob<PageTexts>(
  './content/{de,en}/{strategy-consultant,flight-deck,meeting-moderator,followed-meeting,shared-copy,leaving}.ts',
  { import: 'texts' },
)
const SHARED_TEXTS = {
  de: () => import('./content/de/tools.ts'),
  en: () => import('./content/en/tools.ts'),
}

let root: Root | undefined

growTextAreas()

/**
 * Hydrates the tool of the page. Its key and the search parameters that it was rendered with are in the element. Called
 * again when the page's content is replaced by that in the other language.
 */
export async function hydrateTool(part: HTMLElement): Promise<void> {
  const { screen, texts: textsFile } = PAGES[part.dataset.tool as PageKey]
  const language = languageOf(location.pathname)
  const [Screen, texts, { toolsTexts }] = await Promise.all([
    SCREENS[`./features/${screen}`]?.(),
    TEXTS[`./content/${language}/${textsFile}.ts`]?.(),
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
