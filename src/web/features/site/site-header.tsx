import type { ReactNode } from 'react'

interface SiteHeaderProps {
  /** A link around the logo. */
  logo: ReactNode
  /** Links to parts of the page, for screens that have the room. */
  navigation?: ReactNode
  /** Buttons at the end. */
  actions: ReactNode
}

/** The bar that stays at the top of a public page. */
export function SiteHeader({ logo, navigation, actions }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-30 bg-page shadow-bar">
      <div className="wrap flex min-h-18 items-center justify-between gap-4 py-2">
        {logo}
        <div className="flex items-center gap-8">
          {navigation}
          <div className="flex items-center gap-3">{actions}</div>
        </div>
      </div>
    </header>
  )
}

export const LOGO_LINK = '-mx-1 block rounded-input px-1 py-2'
export const LOGO = 'h-8 w-auto sm:h-9'
