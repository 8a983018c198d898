import { LANGUAGES, type Language } from './languages.ts'

/** The section of the content that has the texts of a page in one language: "home.de" (specification, section 3). */
export function pageSection(page: string, language: Language): string {
  return `${page}.${language}`
}

/** The page and language of a section; null for one of the training pages. */
export function readPageSection(section: string): { page: string; language: Language } | null {
  const [, page = '', language] = /^([a-zA-Z]+)\.([a-z]+)$/.exec(section) ?? []
  const known = LANGUAGES.find((one) => one === language)
  return known ? { page, language: known } : null
}
