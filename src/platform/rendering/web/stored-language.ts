import { LANGUAGES, type Language } from '#site/pages/web/languages.ts'

/** Key of the visitor's choice in local storage. */
export const LANGUAGE_KEY = 'language'
export const DEFAULT_LANGUAGE: Language = 'de'

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
