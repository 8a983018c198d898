import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'

const LOOKS = {
  /** A bar with the page's background that stays at the top. */
  bar: 'bar-at-top bg-page shadow-bar',
  white: 'bar-at-top bg-white shadow-bar',
  /** Placed over the picture below it; scrolls away with it. */
  clear: 'absolute inset-x-0',
  /** As `clear`; once the page is scrolled, a bar that stays in view. */
  floating: 'absolute inset-x-0 bar-when-scrolled',
} as const

/**
 * The page reserves this space below a header with `scroll-padding`. Elements in the header cancel it, so that focusing
 * them does not scroll the page.
 */
const STILL = 'tall:[&_:is(a,button)]:-scroll-mt-24'

export type HeaderLook = keyof typeof LOOKS

interface SiteHeaderProps {
  look?: HeaderLook | undefined
  /** Whether a floating header is a bar now. */
  isBar?: boolean
  /** A link around the logo. */
  logo: ReactNode
  /** Links to parts of the page, for wide screens only. */
  navigation?: ReactNode
  /** Buttons at the end of the bar. */
  actions: ReactNode
}

/** The bar at the top of a public page. */
export function SiteHeader({
  look = 'bar',
  isBar = false,
  logo,
  navigation,
  actions,
}: SiteHeaderProps) {
  return (
    <header
      data-scrolled={isBar ? '' : undefined}
      className={classes('top-0 z-30 transition-[background-color]', STILL, LOOKS[look])}
    >
      <div className="wrap flex min-h-18 items-center justify-between gap-4 py-2">
        {logo}
        <div className="flex items-center gap-8 print:hidden">
          {navigation}
          <div className="flex items-center gap-3">{actions}</div>
        </div>
      </div>
    </header>
  )
}

export const LOGO_LINK = '-mx-1 block rounded-input px-1 py-2'
export const LOGO = 'h-8 w-auto sm:h-9'
