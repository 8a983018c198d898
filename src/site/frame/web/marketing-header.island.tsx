import { useScrolledBeyond } from '#platform/design/web/use-scrolled-beyond.ts'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { PagePath } from './page-link.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { type HeaderLook, SiteHeader } from './site-header.tsx'
import { ContactButton, HomeLogo, type LinkTarget, NavigationItems } from './site-links.tsx'

interface MarketingHeaderProps {
  place: LinkTarget
  texts: Pick<SiteTexts, 'nav'>
  look?: HeaderLook | undefined
}

/** How far the page is scrolled when a floating header becomes a bar, in CSS pixels. */
const FLOATING_AFTER_PX = 8

/** The header of the bilingual pages. On narrow screens its links are in a menu. */
export default function MarketingHeader({ place, texts, look }: MarketingHeaderProps) {
  return (
    <PagePath value={PAGES[place.page][place.language]}>
      <Header place={place} texts={texts} look={look} />
    </PagePath>
  )
}

function Header({ place, texts, look }: MarketingHeaderProps) {
  const { nav } = texts
  const isScrolled = useScrolledBeyond(FLOATING_AFTER_PX)
  return (
    <SiteHeader
      look={look}
      isBar={look === 'floating' && isScrolled}
      logo={<HomeLogo language={place.language} label={nav.home} />}
      navigation={
        <nav aria-label={nav.label} className="hidden lg:block">
          <ul className="flex gap-x-7">
            <NavigationItems place={place} texts={texts} linkClassName={LINK} />
          </ul>
        </nav>
      }
      actions={
        <>
          <LanguageToggle {...place} text={nav.languageToggle} />
          <div className="hidden lg:block">
            <ContactButton place={place} label={nav.contact} />
          </div>
          <PhoneMenu place={place} texts={texts} className="lg:hidden" />
        </>
      }
    />
  )
}

const LINK = 'link-quiet inline-flex min-h-11 items-center text-small font-medium'
