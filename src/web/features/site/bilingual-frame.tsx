import type { ReactNode } from 'react'
import { TOOL_NAME_ID } from '../../content/anchors.ts'
import { PAGES } from '../../content/pages.ts'
import type { SiteTexts } from '../../content/texts.ts'
import { LegalHeader } from './legal-header.tsx'
import { MarketingHeader } from './marketing-header.tsx'
import { PageFrame } from './page-frame.tsx'
import { ContactHeader, HomeHeader } from './scrolled-headers.tsx'
import { SiteFooter } from './site-footer.tsx'
import type { LinkTarget } from './site-links.tsx'

interface BilingualFrameProps extends LinkTarget {
  texts: SiteTexts
  /** Whether another page embeds the page, which then has neither header nor footer. */
  isEmbedded: boolean
  children: ReactNode
}

/** Header and footer of a bilingual page around its screen. */
export function BilingualFrame({
  page,
  language,
  texts,
  isEmbedded,
  children,
}: BilingualFrameProps) {
  if (isEmbedded) {
    // The embedding page has a `main` too; their names distinguish the two.
    return (
      <main id="main" aria-labelledby={TOOL_NAME_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
    )
  }
  const ground = PAGES[page].frame === 'legal' ? 'white' : undefined
  return (
    <PageFrame
      header={<PageHeader place={{ page, language }} texts={texts} />}
      footer={<SiteFooter language={language} texts={texts} ground={ground} />}
    >
      {children}
    </PageFrame>
  )
}

function PageHeader(props: { place: LinkTarget; texts: SiteTexts }) {
  switch (PAGES[props.place.page].frame) {
    case 'home':
      return <HomeHeader {...props} />
    case 'contact':
      return <ContactHeader {...props} />
    case 'legal':
      return <LegalHeader {...props} />
    default:
      return <MarketingHeader {...props} />
  }
}
