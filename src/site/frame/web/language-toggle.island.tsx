import type { MouseEvent } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { otherLanguage } from '#platform/rendering/web/language.ts'
import { storeLanguage } from '#platform/rendering/web/stored-language.ts'
import { type Language, PAGES, type PageKey } from '#site/pages/web/page-table.ts'
import type { SiteTexts } from '#site/pages/web/site-texts.ts'

interface LanguageToggleProps {
  page: PageKey
  language: Language
  text: SiteTexts['nav']['languageToggle']
  className?: string | undefined
}

/** A link to the same page in the other language. It remembers the choice, and keeps the parameters of the address. */
export default function LanguageToggle({ page, language, text, className }: LanguageToggleProps) {
  const other = otherLanguage(language)
  const path = PAGES[page][other]
  function change(event: MouseEvent) {
    storeLanguage(other)
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    location.assign(path + location.search + location.hash)
  }
  return (
    <a
      href={path}
      hrefLang={other}
      lang={other}
      aria-label={text.name}
      data-held
      onClick={change}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-pill font-bold text-small transition-colors hover:bg-ink/8 aria-busy:bg-ink/8',
        className,
      )}
    >
      {text.text}
    </a>
  )
}
