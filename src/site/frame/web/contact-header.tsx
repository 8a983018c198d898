import type { SiteTexts } from '#site/pages/web/site-texts.ts'
import { MarketingHeader } from './marketing-header.tsx'
import type { LinkTarget } from './site-links.tsx'
import { StickyNav } from './sticky-nav.tsx'

/** Specification, section 9. */
const STICKY_NAV_AFTER_PX = 50

interface HeaderProps {
  place: LinkTarget
  texts: SiteTexts
}

/** The contact page's header scrolls away with the picture, and the sticky navigation replaces it. */
export function ContactHeader(props: HeaderProps) {
  return (
    <>
      <StickyNav {...props} afterPx={STICKY_NAV_AFTER_PX} />
      {/* Hidden while the sticky navigation is shown, so that there is only one navigation. */}
      <div data-scroll-limit={STICKY_NAV_AFTER_PX} className="hidden-when-scrolled">
        <MarketingHeader {...props} look="clear" />
      </div>
    </>
  )
}
