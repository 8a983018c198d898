import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonAnchor, type ButtonSize } from '#platform/design/web/button.tsx'
import { ButtonLink } from '#platform/design/web/button-link.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { Logo, LogoMark } from '#platform/design/web/logo.tsx'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { FIRM } from '#site/pages/web/firm.ts'
import { type Language, PAGES, type PageKey } from '#site/pages/web/page-table.ts'
import type { SiteTexts } from '#site/pages/web/site-texts.ts'
import { HAS_TOOLS } from '#site/pages/web/tool-paths.ts'
import { LOGO, LOGO_LINK } from './site-header.tsx'

/** The page that a link is on. The target of some links depends on it. */
export interface LinkTarget {
  page: PageKey
  language: Language
}

/** Every URL begins with the home page's: without `exact`, a link to it would be current on every page. */
export const EXACT = { exact: true, includeSearch: false } as const

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
    <Link
      reloadDocument
      to={PAGES.home[language]}
      activeOptions={EXACT}
      aria-label={label}
      className={LOGO_LINK}
    >
      <Logo className={classes(LOGO, isShortOnPhones && 'hidden sm:block')} />
      {isShortOnPhones && <LogoMark className={classes(LOGO, 'sm:hidden')} />}
    </Link>
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
export function HomePartLink({ place, part, className, children }: HomePartLinkProps) {
  const id = ANCHORS[part]
  if (place.page === 'home') {
    return (
      <a href={`#${id}`} className={className}>
        {children}
      </a>
    )
  }
  return (
    <Link
      reloadDocument
      to={PAGES.home[place.language]}
      hash={id}
      activeOptions={{ ...EXACT, includeHash: true }}
      className={className}
    >
      {children}
    </Link>
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
    <ButtonLink reloadDocument to={PAGES.kontakt[place.language]} size={size} className={className}>
      {label}
    </ButtonLink>
  )
}

/** The firm's postal address, line by line. */
export function FirmAddress({ language }: { language: Language }) {
  const { address, legalName } = FIRM
  return (
    <address className="not-italic hyphens-none">
      {legalName}
      <br />
      {address.street}
      <br />
      {address.postalCode} {address.city}
      <br />
      {address.country[language]}
    </address>
  )
}

/** Labels of the home page's sections in the navigation, in their order. */
export function homeParts({ nav }: SiteTexts): { part: HomePart; label: string }[] {
  return [
    { part: 'services', label: nav.services },
    ...(HAS_TOOLS ? [{ part: 'tools' as const, label: nav.tools }] : []),
    { part: 'team', label: nav.team },
    { part: 'spaces', label: nav.spaces },
  ]
}
