import { LANGUAGES, type Language, PAGES } from '../../content/pages.ts'

/** Key of the visitor's choice in local storage. */
export const LANGUAGE_KEY = 'language'
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

/** Stored values that are not a language of the website count as the default. */
export function parseLanguage(stored: string | null): Language {
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE
}

/** Browsers without storage, as in some private windows, get the default. */
export function storedLanguage(): Language {
  try {
    return parseLanguage(localStorage.getItem(LANGUAGE_KEY))
  } catch {
    return DEFAULT_LANGUAGE
  }
}

export function storeLanguage(language: Language) {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // The page changes its language in any case; only the next visit starts in German.
  }
}
