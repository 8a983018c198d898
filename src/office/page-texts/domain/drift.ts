import type { PageContent } from '#site/pages/domain/page-content.ts'

/** What says the same in both languages. Pictures may differ. */
const TRANSLATED: readonly PageContent['kind'][] = ['line', 'paragraph', 'list']

export function isTranslated(kind: PageContent['kind']): boolean {
  return TRANSLATED.includes(kind)
}

/** Words as they are compared: spaces and line breaks make no difference. */
function comparedWords(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

export function areSameWords(one: string, another: string): boolean {
  return comparedWords(one) === comparedWords(another)
}

/**
 * Whether a text drifts: the other language has changed since it was written or confirmed.
 *
 * @param translatedFrom the other language's words then; null where there were none
 * @param other the other language's published words now; undefined where it has no such text
 */
export function hasDrifted(
  kind: PageContent['kind'],
  translatedFrom: string | null,
  other: string | undefined,
): boolean {
  if (!isTranslated(kind) || translatedFrom === null || other === undefined) return false
  return !areSameWords(translatedFrom, other)
}
