import { useRouter } from '@tanstack/react-router'
import { PAGES } from '../../content/pages.ts'
import type { SiteTexts } from '../../content/texts.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { ContactButton, HomeLogo, type LinkTarget } from './site-links.tsx'

interface StickyNavProps {
  place: LinkTarget
  texts: SiteTexts
  isShown: boolean
}

/** The bar that appears when the contact page is scrolled. Until then it is not focusable. */
export function StickyNav({ place, texts: { nav }, isShown }: StickyNavProps) {
  const router = useRouter()

  /** A tab that was opened by the link has no history to go back to. */
  const goBack = () => {
    if (window.history.length > 1) router.history.back()
    else void router.navigate({ to: PAGES.home[place.language] })
  }

  return (
    <div
      data-sticky-nav
      className={classes(
        'fixed inset-x-0 top-0 z-40 bg-page shadow-bar transition-[opacity,translate,visibility] duration-200',
        !isShown && 'invisible -translate-y-full opacity-0',
      )}
    >
      <nav
        aria-label={nav.label}
        className="wrap flex min-h-18 items-center justify-between gap-2 py-2 sm:gap-4"
      >
        <HomeLogo language={place.language} label={nav.home} isShortOnPhones />
        <div className="flex items-center gap-2 sm:gap-3">
          <Button variant="ghost" size="small" onClick={goBack} className="px-3! sm:px-5!">
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
