import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { ContactButton, type LinkTarget, NavigationItems } from './site-links.tsx'

const MENU_ID = 'site-menu'

interface PhoneMenuProps {
  place: LinkTarget
  texts: Pick<SiteTexts, 'nav'>
  className: string
}

/**
 * The navigation on narrow screens. It is a native popover: it opens without scripts, closes on Escape and on a click
 * outside, and returns the focus. React closes it after a click on a link, and when the focus leaves it.
 */
export function PhoneMenu({ place, texts, className }: PhoneMenuProps) {
  const { nav } = texts
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const enter = (event: KeyboardEvent) => enterOpenMenu(menu.current, event)
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [])

  function closeAfterLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) menu.current?.hidePopover()
  }

  function closeWithoutFocus({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget))
      menu.current?.hidePopover()
  }

  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={MENU_ID}
        // Safari gives a clicked button no focus.
        onClick={({ currentTarget }) => currentTarget.focus()}
        aria-label={nav.openMenu}
        className="inline-flex size-11 items-center justify-center rounded-pill bg-brand text-white hover:bg-brand-hover"
      >
        <MenuIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click links too */}
      <nav
        ref={menu}
        id={MENU_ID}
        onClick={closeAfterLink}
        onBlur={closeWithoutFocus}
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
          <NavigationItems place={place} texts={texts} linkClassName={LINK} />
        </ul>
        <ContactButton place={place} label={nav.contact} size="regular" className="mt-5 w-full" />
      </nav>
    </div>
  )
}

/** Tab leads into the opened menu: Safari passes by a menu that was opened by mouse. */
function enterOpenMenu(menu: HTMLElement | null, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.shiftKey || !menu?.matches(':popover-open')) return
  if (menu.contains(document.activeElement)) return
  event.preventDefault()
  menu.querySelector<HTMLElement>('a, button')?.focus()
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
