import { type Language, PAGES, type PageKey } from '../../content/pages.ts'
import type { SiteTexts } from '../../content/texts.ts'
import { otherLanguage } from '../../lib/language/language.ts'
import { classes } from '../../ui/classes.ts'

interface LanguageToggleProps {
  page: PageKey
  language: Language
  text: SiteTexts['nav']['languageToggle']
  className?: string | undefined
}

/**
 * A link to the same page in the other language. `site-script/language-toggle.ts` remembers the choice and replaces the
 * page in place: scroll position and history entry stay the same.
 */
export function LanguageToggle({ page, language, text, className }: LanguageToggleProps) {
  const other = otherLanguage(language)
  return (
    <a
      href={PAGES[page][other]}
      hrefLang={other}
      lang={other}
      aria-label={text.name}
      data-language-toggle
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-pill font-bold text-small transition-colors hover:bg-ink/8 aria-busy:bg-ink/8',
        className,
      )}
    >
      {text.text}
    </a>
  )
}
