import { Link } from '@tanstack/react-router'
import { isToolPage, type Language, PAGES, type PageKey } from '../../content/pages.ts'
import type { SiteTexts } from '../../content/texts.ts'
import { otherLanguage } from '../../lib/language/language.ts'
import { storeLanguage } from '../../lib/language/stored-language.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { classes } from '../../ui/classes.ts'

interface LanguageToggleProps {
  page: PageKey
  language: Language
  text: SiteTexts['nav']['languageToggle']
  className?: string | undefined
}

/**
 * A link to the same page in the other language. Scripts remember the choice and replace the page in place: scroll
 * position and history entry stay the same. On a tool the router does this and keeps what was typed; on the other pages
 * `site-script/language-toggle.ts` does.
 */
export function LanguageToggle({ page, language, text, className }: LanguageToggleProps) {
  const other = otherLanguage(language)
  const isHydrated = useHydrated()
  const link = {
    hrefLang: other,
    lang: other,
    'aria-label': text.name,
    'data-language-toggle': true,
    className: classes(
      'inline-flex size-11 shrink-0 items-center justify-center rounded-pill font-bold text-small transition-colors hover:bg-ink/8',
      className,
    ),
  }
  if (!isToolPage(PAGES[page][language])) {
    return (
      <a href={PAGES[page][other]} {...link}>
        {text.text}
      </a>
    )
  }
  return (
    <Link
      to={PAGES[page][other]}
      // A cached page is served for any parameters that the page does not use.
      search={isHydrated ? true : {}}
      hash
      replace
      resetScroll={false}
      hashScrollIntoView={false}
      onClick={() => storeLanguage(other)}
      {...link}
    >
      {text.text}
    </Link>
  )
}
