import { Link } from '@tanstack/react-router'
import { classes } from '#platform/design/web/classes.ts'
import type { SiteTexts } from '#site/pages/web/site-texts.ts'
import { ContactButton, HomePartLink, homeParts, type LinkTarget } from './site-links.tsx'

const MENU_ID = 'site-menu'

interface PhoneMenuProps {
  place: LinkTarget
  texts: SiteTexts
  className: string
}

/**
 * The navigation on narrow screens. It is a native popover: it opens without scripts, closes on Escape and on a click
 * outside, and returns the focus. The site's script closes it after a click on a link, and when the focus leaves it.
 */
export function PhoneMenu({ place, texts, className }: PhoneMenuProps) {
  const { nav } = texts

  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={nav.openMenu}
        className="inline-flex size-11 items-center justify-center rounded-pill bg-brand text-white hover:bg-brand-hover"
      >
        <MenuIcon />
      </button>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label={nav.label}
        className={classes(
          'fixed inset-x-3 top-3 bottom-auto m-0 max-h-[calc(100dvh-1.5rem)] w-auto max-w-none overflow-y-auto overscroll-contain rounded-card bg-page p-5 pt-2 text-ink shadow-lifted transition-[opacity,translate] duration-200 transition-discrete',
          '-translate-y-3 opacity-0 open:translate-y-0 open:opacity-100 open:starting:-translate-y-3 open:starting:opacity-0',
          'backdrop:bg-ink/40',
        )}
      >
        <div className="flex justify-end">
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={nav.closeMenu}
            className="-mr-2 inline-flex size-11 items-center justify-center rounded-pill hover:bg-brand-tint"
          >
            <CloseIcon />
          </button>
        </div>
        <ul className="font-display font-heading text-h3">
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
        <ContactButton place={place} label={nav.contact} size="regular" className="mt-5 w-full" />
      </nav>
    </div>
  )
}

const LINK =
  'flex min-h-14 items-center border-sand border-b tracking-[-0.018em] hover:text-brand-hover'

function MenuIcon() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
      <path
        d="M3 6.500h14M3 13.500h14"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

function CloseIcon() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
      <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
