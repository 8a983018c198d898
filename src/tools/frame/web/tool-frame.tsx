import type { ReactNode } from 'react'
import { Island } from '#platform/rendering/web/island.tsx'
import MarketingHeader from '#site/frame/web/marketing-header.island.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { SiteFooter } from '#site/frame/web/site-footer.tsx'
import type { LinkTarget } from '#site/frame/web/site-links.tsx'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import { ToolProblem } from './tool-failure.tsx'
import type { ToolsTexts } from './tools-texts.ts'

interface ToolFrameProps extends LinkTarget {
  texts: SiteTexts
  problem: ToolsTexts['problem']
  /** Whether another page embeds the tool, which then has neither header nor footer. */
  isEmbedded: boolean
  children: ReactNode
}

/** Header and footer of a tool around its screen, and a hidden notice for a tool whose scripts fail. */
export function ToolFrame({
  page,
  language,
  texts,
  problem,
  isEmbedded,
  children,
}: ToolFrameProps) {
  const content = (
    <>
      <div hidden data-form-problem>
        <ToolProblem texts={problem} />
      </div>
      {children}
    </>
  )
  if (isEmbedded) {
    // The embedding page has a `main` too; their names distinguish the two.
    return (
      <main id="main" aria-labelledby={TOOL_NAME_ID} tabIndex={-1} className="outline-none">
        {content}
      </main>
    )
  }
  return (
    <PageFrame
      header={
        <div className="contents print:hidden">
          <Island
            of={MarketingHeader}
            when="idle"
            props={{ place: { page, language }, texts: { nav: texts.nav } }}
            className="contents"
          />
        </div>
      }
      footer={
        <div className="contents print:hidden">
          <SiteFooter language={language} texts={texts} />
        </div>
      }
    >
      {content}
    </PageFrame>
  )
}
