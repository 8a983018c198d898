import { Link, useHydrated } from '@tanstack/react-router'
import { type Language, PAGES, type PageKey } from '../../content/pages.ts'
import type { SiteTexts } from '../../content/texts.ts'
import { otherLanguage, storeLanguage } from '../../lib/language/language.ts'
import { classes } from '../../ui/classes.ts'

interface LanguageToggleProps {
  page: PageKey
  language: Language
  text: SiteTexts['nav']['languageToggle']
  className?: string | undefined
}

/**
 * A link to the same page in the other language. Before hydration it has no search parameters, because a cached page is
 * served for any parameters that the page does not use. After hydration it keeps them, remembers the choice, and
 * replaces the page in place: scroll position and history entry stay the same.
 */
export function LanguageToggle({ page, language, text, className }: LanguageToggleProps) {
  const other = otherLanguage(language)
  const isHydrated = useHydrated()
  return (
    <Link
      to={PAGES[page][other]}
      search={isHydrated ? true : {}}
      hash
      replace
      resetScroll={false}
      hashScrollIntoView={false}
      hrefLang={other}
      lang={other}
      aria-label={text.name}
      data-language-toggle
      onClick={() => storeLanguage(other)}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-pill font-bold text-small transition-colors hover:bg-ink/8',
        className,
      )}
    >
      {text.text}
    </Link>
  )
}
