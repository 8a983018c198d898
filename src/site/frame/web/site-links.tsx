import type { ReactNode } from 'react'
import { ButtonAnchor, type ButtonSize } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { Logo, LogoMark } from '#platform/design/web/logo.tsx'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { type Language, PAGES, type PageKey } from '#site/pages/web/page-table.ts'
import { HAS_TOOLS } from '#site/pages/web/tool-paths.ts'
import { PageLink } from './page-link.tsx'
import { LOGO, LOGO_LINK } from './site-header.tsx'

/** The page that a link is on. The target of some links depends on it. */
export interface LinkTarget {
  page: PageKey
  language: Language
}

/** The logo as a link to the home page. Where space is short, without the name. */
export function HomeLogo({
  language,
  label,
  isShortOnPhones = false,
}: {
  language: Language
  label: string
  isShortOnPhones?: boolean
}) {
  return (
    <PageLink href={PAGES.home[language]} aria-label={label} className={LOGO_LINK}>
      <Logo className={classes(LOGO, isShortOnPhones && 'hidden sm:block')} />
      {isShortOnPhones && <LogoMark className={classes(LOGO, 'sm:hidden')} />}
    </PageLink>
  )
}

/** The parts of the home page that the navigation links to. */
type HomePart = 'services' | 'tools' | 'team' | 'spaces'

interface HomePartLinkProps {
  place: LinkTarget
  part: HomePart
  className: string
  children: ReactNode
}

/** Link to a part of the home page. On the home page it scrolls there smoothly. */
function HomePartLink({ place, part, className, children }: HomePartLinkProps) {
  const id = ANCHORS[part]
  if (place.page === 'home') {
    return (
      <a href={`#${id}`} className={className}>
        {children}
      </a>
    )
  }
  return (
    <PageLink href={`${PAGES.home[place.language]}#${id}`} className={className}>
      {children}
    </PageLink>
  )
}

interface NavigationItemsProps {
  place: LinkTarget
  texts: Pick<SiteTexts, 'nav'>
  linkClassName: string
}

/** The items of the navigation, for its list in the header and in the menu of narrow screens. */
export function NavigationItems({ place, texts, linkClassName }: NavigationItemsProps) {
  return (
    <>
      {homeParts(texts).map(({ part, label }) => (
        <li key={part}>
          <HomePartLink place={place} part={part} className={linkClassName}>
            {label}
          </HomePartLink>
        </li>
      ))}
      <li>
        <PageLink href="/trainings" className={linkClassName}>
          {texts.nav.trainings}
        </PageLink>
      </li>
    </>
  )
}

interface ContactButtonProps {
  place: LinkTarget
  label: string
  size?: ButtonSize | undefined
  className?: string | undefined
}

/** On the home page a link to its part "contact", on other pages to the contact page. */
export function ContactButton({ place, label, size = 'small', className }: ContactButtonProps) {
  if (place.page === 'home') {
    return (
      <ButtonAnchor href={`#${ANCHORS.contact}`} size={size} className={className}>
        {label}
      </ButtonAnchor>
    )
  }
  return (
    <ButtonAnchor href={PAGES.kontakt[place.language]} size={size} className={className}>
      {label}
    </ButtonAnchor>
  )
}

/** Labels of the home page's sections in the navigation, in their order. */
function homeParts({ nav }: Pick<SiteTexts, 'nav'>): { part: HomePart; label: string }[] {
  return [
    { part: 'services', label: nav.services },
    ...(HAS_TOOLS ? [{ part: 'tools' as const, label: nav.tools }] : []),
    { part: 'team', label: nav.team },
    { part: 'spaces', label: nav.spaces },
  ]
}
