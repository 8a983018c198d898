import type { ReactNode } from 'react'
import type { Language } from '../../content/pages.ts'
import type { SiteTexts, ToolKey } from '../../content/texts.ts'
import { TOOL_NAME_ID } from '../../ui/tool-intro.tsx'
import { SitePage } from './site-page.tsx'

interface ToolPageProps {
  page: ToolKey
  language: Language
  texts: SiteTexts
  isEmbedded: boolean
  children: ReactNode
}

/** Header and footer around a tool's screen, or neither where another page embeds it. */
export function ToolPage({ page, language, texts, isEmbedded, children }: ToolPageProps) {
  if (isEmbedded) {
    // The embedding page has a `main` too; their names distinguish the two.
    return (
      <main id="main" aria-labelledby={TOOL_NAME_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
    )
  }
  return (
    <SitePage page={page} language={language} texts={texts}>
      {children}
    </SitePage>
  )
}
