import type { SiteTexts } from '../../content/texts.ts'
import { MarketingHeader } from './marketing-header.tsx'
import type { LinkTarget } from './site-links.tsx'
import { StickyNav } from './sticky-nav.tsx'
import { useScrolledBeyond } from './use-scrolled-beyond.ts'

/** Specification, section 9. */
const STICKY_NAV_AFTER_PX = 50
const SHEET_AFTER_PX = 8

interface HeaderProps {
  place: LinkTarget
  texts: SiteTexts
}

/** The home page's header is transparent over the picture; below it, it gets a background and stays in view. */
export function HomeHeader(props: HeaderProps) {
  const isScrolled = useScrolledBeyond(SHEET_AFTER_PX)
  return <MarketingHeader {...props} look={isScrolled ? 'floating' : 'clear'} />
}

/** The contact page's header scrolls away with the picture, and the sticky navigation replaces it. */
export function ContactHeader(props: HeaderProps) {
  const isScrolled = useScrolledBeyond(STICKY_NAV_AFTER_PX)
  return (
    <>
      <StickyNav {...props} isShown={isScrolled} />
      {/* Hidden while the sticky navigation is shown, so that there is only one navigation. */}
      <div className={isScrolled ? 'invisible' : undefined}>
        <MarketingHeader {...props} look="clear" />
      </div>
    </>
  )
}
