import type { ReactNode } from 'react'
import { TOOL_NAME_ID } from '../../content/anchors.ts'
import type { SiteTexts } from '../../content/texts.ts'
import type { ToolsTexts } from '../../content/tools-texts.ts'
import { TOOL_PROBLEM_ID } from '../../lib/page-lifecycle/react-parts.ts'
import { MarketingHeader } from './marketing-header.tsx'
import { PageFrame } from './page-frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import type { LinkTarget } from './site-links.tsx'
import { ToolProblem } from './tool-problem.tsx'

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
      <div hidden id={TOOL_PROBLEM_ID}>
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
          <MarketingHeader place={{ page, language }} texts={texts} />
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
