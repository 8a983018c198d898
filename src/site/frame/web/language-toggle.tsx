import { classes } from '#platform/design/web/classes.ts'
import { otherLanguage } from '#platform/rendering/web/language.ts'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import { type Language, PAGES, type PageKey } from '#site/pages/web/page-table.ts'

interface LanguageToggleProps {
  page: PageKey
  language: Language
  text: SiteTexts['nav']['languageToggle']
  className?: string | undefined
}

/** A link to the same page in the other language. The language script notes the choice. */
export function LanguageToggle({ page, language, text, className }: LanguageToggleProps) {
  const other = otherLanguage(language)
  return (
    <a
      href={PAGES[page][other]}
      hrefLang={other}
      lang={other}
      aria-label={text.name}
      data-language
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-pill font-bold text-small transition-colors hover:bg-ink/8',
        className,
      )}
    >
      {text.text}
    </a>
  )
}
