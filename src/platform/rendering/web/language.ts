import { type Language, PAGES } from '#site/pages/web/page-table.ts'

export const DEFAULT_LANGUAGE: Language = 'de'

/** A page's language, determined by its path alone: everything below `/en` is English. */
export function languageOf(pathname: string): Language {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : DEFAULT_LANGUAGE
}

export function otherLanguage(language: Language): Language {
  return language === 'de' ? 'en' : 'de'
}

/** The same page's path in the other language; null for pages that have none, such as the training shop. */
export function translatedPath(pathname: string): string | null {
  const language = languageOf(pathname)
  const page = Object.values(PAGES).find((addresses) => addresses[language] === pathname)
  return page?.[otherLanguage(language)] ?? null
}
