import type { Language } from '#site/pages/domain/languages.ts'

/**
 * The editor of a page in one language; with a key, at that text. Texts that are on several pages are edited on the
 * first one.
 */
export function editorAddress(
  { page, editedOn, language }: { page: string; editedOn: string; language: Language },
  key?: string,
): string {
  const address = `/bearbeiten/${editedOn}/${language}`
  if (key !== undefined) return `${address}#${page}/${key}`
  return page === editedOn ? address : `${address}#${page}`
}
