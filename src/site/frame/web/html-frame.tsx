import type { ReactNode } from 'react'
import { PAGES } from '#site/pages/web/page-table.ts'
import type { SiteTexts } from '#site/pages/web/site-texts.ts'
import { ContactHeader } from './contact-header.tsx'
import { LegalHeader } from './legal-header.tsx'
import { MarketingHeader } from './marketing-header.tsx'
import { PageFrame } from './page-frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import type { LinkTarget } from './site-links.tsx'

interface HtmlFrameProps extends LinkTarget {
  texts: SiteTexts
  children: ReactNode
}

/** Header and footer of a bilingual page that is HTML, around its screen. */
export function HtmlFrame({ page, language, texts, children }: HtmlFrameProps) {
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
      return <MarketingHeader {...props} look="floating" />
    case 'contact':
      return <ContactHeader {...props} />
    case 'legal':
      return <LegalHeader {...props} />
    default:
      return <MarketingHeader {...props} />
  }
}
