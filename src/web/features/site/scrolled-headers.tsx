import type { SiteTexts } from '../../content/texts.ts'
import { MarketingHeader } from './marketing-header.tsx'
import type { Place } from './site-links.tsx'
import { StickyNav } from './sticky-nav.tsx'
import { useScrolledBeyond } from './use-scrolled-beyond.ts'

/** Specification, section 9. */
const STICKY_NAV_AFTER_PX = 50
const SHEET_AFTER_PX = 8

interface HeaderProps {
  place: Place
  texts: SiteTexts
}

/** Over the home page's picture the header is clear; below it, it is a sheet that stays. */
export function HomeHeader(props: HeaderProps) {
  const isScrolled = useScrolledBeyond(SHEET_AFTER_PX)
  return <MarketingHeader {...props} look={isScrolled ? 'floating' : 'clear'} />
}

/** The contact page's header leaves with the picture below it, and its sticky navigation takes over. */
export function ContactHeader(props: HeaderProps) {
  const isScrolled = useScrolledBeyond(STICKY_NAV_AFTER_PX)
  return (
    <>
      <StickyNav {...props} isShown={isScrolled} />
      {/* Two navigations at a time would be one too many. */}
      <div className={isScrolled ? 'invisible' : undefined}>
        <MarketingHeader {...props} look="clear" />
      </div>
    </>
  )
}
