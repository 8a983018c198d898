import { useScrolledBeyond } from '#platform/design/web/use-scrolled-beyond.ts'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import MarketingHeader from './marketing-header.island.tsx'
import type { LinkTarget } from './site-links.tsx'
import { StickyNav } from './sticky-nav.tsx'

/** Specification, section 9. */
const STICKY_NAV_AFTER_PX = 50

interface ContactHeaderProps {
  place: LinkTarget
  texts: Pick<SiteTexts, 'nav'>
}

/** The contact page's header scrolls away with the picture, and the sticky navigation replaces it. */
export default function ContactHeader(props: ContactHeaderProps) {
  const isScrolled = useScrolledBeyond(STICKY_NAV_AFTER_PX)
  return (
    <>
      <StickyNav {...props} isShown={isScrolled} />
      {/* Hidden while the sticky navigation is shown, so that there is only one navigation. */}
      <div data-scrolled={isScrolled ? '' : undefined} className="hidden-when-scrolled">
        <MarketingHeader {...props} look="clear" />
      </div>
    </>
  )
}
