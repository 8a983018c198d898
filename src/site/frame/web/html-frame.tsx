import type { ReactNode } from 'react'
import { Island } from '#platform/rendering/web/island.tsx'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import ContactHeader from './contact-header.island.tsx'
import { LegalHeader } from './legal-header.tsx'
import MarketingHeader from './marketing-header.island.tsx'
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

function PageHeader({ place, texts }: { place: LinkTarget; texts: SiteTexts }) {
  const props = { place, texts: { nav: texts.nav } }
  switch (PAGES[place.page].frame) {
    case 'home':
      return (
        <Island
          of={MarketingHeader}
          when="idle"
          props={{ ...props, look: 'floating' }}
          className="contents"
        />
      )
    case 'contact':
      return <Island of={ContactHeader} when="idle" props={props} className="contents" />
    case 'legal':
      return <LegalHeader place={place} texts={texts} />
    default:
      return <Island of={MarketingHeader} when="idle" props={props} className="contents" />
  }
}
