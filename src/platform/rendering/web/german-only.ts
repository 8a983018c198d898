import type { Language } from '#site/pages/domain/languages.ts'

/** Marks a link to a German page on an English page with `hrefLang`. */
export function germanOnly(language: Language) {
  return language === 'de' ? {} : { hrefLang: 'de' }
}
