import { Link } from '@tanstack/react-router'
import type { SiteTexts } from '#site/pages/web/site-texts.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { type HeaderLook, SiteHeader } from './site-header.tsx'
import { ContactButton, HomeLogo, HomePartLink, homeParts, type LinkTarget } from './site-links.tsx'

interface MarketingHeaderProps {
  place: LinkTarget
  texts: SiteTexts
  look?: HeaderLook | undefined
}

/** The header of the bilingual pages. On narrow screens its links are in a menu. */
export function MarketingHeader({ place, texts, look }: MarketingHeaderProps) {
  const { nav } = texts
  return (
    <SiteHeader
      look={look}
      logo={<HomeLogo language={place.language} label={nav.home} />}
      navigation={
        <nav aria-label={nav.label} className="hidden lg:block">
          <ul className="flex gap-x-7">
            {homeParts(texts).map(({ part, label }) => (
              <li key={part}>
                <HomePartLink place={place} part={part} className={LINK}>
                  {label}
                </HomePartLink>
              </li>
            ))}
            <li>
              <Link reloadDocument to="/trainings" className={LINK}>
                {nav.trainings}
              </Link>
            </li>
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
