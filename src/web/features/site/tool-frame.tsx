import type { ReactNode } from 'react'
import { TOOL_NAME_ID } from '../../content/anchors.ts'
import type { SiteTexts } from '../../content/texts.ts'
import { MarketingHeader } from './marketing-header.tsx'
import { PageFrame } from './page-frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import type { LinkTarget } from './site-links.tsx'

interface ToolFrameProps extends LinkTarget {
  texts: SiteTexts
  /** Whether another page embeds the tool, which then has neither header nor footer. */
  isEmbedded: boolean
  children: ReactNode
}

/** Header and footer of a tool around its screen. */
export function ToolFrame({ page, language, texts, isEmbedded, children }: ToolFrameProps) {
  if (isEmbedded) {
    // The embedding page has a `main` too; their names distinguish the two.
    return (
      <main id="main" aria-labelledby={TOOL_NAME_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
    )
  }
  return (
    <PageFrame
      header={<MarketingHeader place={{ page, language }} texts={texts} />}
      footer={<SiteFooter language={language} texts={texts} />}
    >
      {children}
    </PageFrame>
  )
}
