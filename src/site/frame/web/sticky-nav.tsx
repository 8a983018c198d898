import { Button } from '#platform/design/web/button.tsx'
import { ArrowLeftIcon } from '#platform/design/web/icons.tsx'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { ContactButton, HomeLogo, type LinkTarget } from './site-links.tsx'

interface StickyNavProps {
  place: LinkTarget
  texts: Pick<SiteTexts, 'nav'>
  isShown: boolean
}

/** The bar that appears when the contact page is scrolled. Until then it is not focusable. */
export function StickyNav({ place, texts: { nav }, isShown }: StickyNavProps) {
  return (
    <div
      data-sticky-nav
      data-scrolled={isShown ? '' : undefined}
      className="fixed inset-x-0 top-0 z-40 bg-page shadow-bar transition-[opacity,translate,visibility] duration-200 shown-when-scrolled"
    >
      <nav
        aria-label={nav.label}
        className="wrap flex min-h-18 items-center justify-between gap-2 py-2 sm:gap-4"
      >
        <HomeLogo language={place.language} label={nav.home} isShortOnPhones />
        <div className="flex items-center gap-2 sm:gap-3">
          <Button
            variant="ghost"
            size="small"
            onClick={() => goBack(PAGES.home[place.language])}
            className="px-3! sm:px-5!"
          >
            <ArrowLeftIcon />
            {nav.back}
          </Button>
          <LanguageToggle {...place} text={nav.languageToggle} />
          <ContactButton place={place} label={nav.contact} />
        </div>
      </nav>
    </div>
  )
}

/** Goes back in the history. A tab that was opened by a link has none: there it opens the home page. */
function goBack(home: string): void {
  if (history.length > 1) history.back()
  else location.assign(home)
}
