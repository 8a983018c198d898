import type { ReactNode } from 'react'
import type { SiteTexts } from '../../content/texts.ts'
import { LegalHeader } from './legal-header.tsx'
import { MarketingHeader } from './marketing-header.tsx'
import { PageFrame } from './page-frame.tsx'
import { ContactHeader, HomeHeader } from './scrolled-headers.tsx'
import { type FooterGround, SiteFooter } from './site-footer.tsx'
import type { LinkTarget } from './site-links.tsx'

interface SitePageProps extends LinkTarget {
  texts: SiteTexts
  /** Background of the screen's last section. */
  ground?: FooterGround | undefined
  children: ReactNode
}

/** Header and footer of a bilingual page around its screen. */
export function SitePage({ page, language, texts, ground, children }: SitePageProps) {
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
  switch (props.place.page) {
    case 'home':
      return <HomeHeader {...props} />
    case 'kontakt':
      return <ContactHeader {...props} />
    case 'impressum':
    case 'datenschutz':
    case 'barrierefreiheit':
      return <LegalHeader {...props} />
    default:
      return <MarketingHeader {...props} />
  }
}
