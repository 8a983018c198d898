import type { CmsText } from '../domain/cms-text.ts'

/** Badges of a text in the list. */
export type TextState = 'changed' | 'default-newer' | 'not-shown'

/** The current text of the page, or the last one where no page shows it any more. */
export function shownText({ content, fallback }: CmsText): string {
  return content ?? fallback ?? ''
}

/** True where staff replaced the default. */
export function isChanged({ content, fallback }: CmsText): boolean {
  return content !== null && fallback !== null && content !== fallback
}

export function statesOf(text: CmsText): TextState[] {
  if (text.fallback === null) return ['not-shown']
  return [
    ...(isChanged(text) ? (['changed'] as const) : []),
    ...(text.isDefaultNewer ? (['default-newer'] as const) : []),
  ]
}

/** The texts in which every word of the search occurs, ignoring case. */
export function searchTexts(texts: readonly CmsText[], search: string): CmsText[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return texts.filter((text) => {
    const haystack = fold(
      [text.sectionTitle, text.label, shownText(text), text.fallback ?? ''].join('\n'),
    )
    return words.every((word) => haystack.includes(word))
  })
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de')
}

export interface TextSection {
  /** "trainings" or "training-{id}"; null for the texts that no page shows any more. */
  section: string | null
  title: string
  texts: CmsText[]
}

/** The texts grouped by page, in the order given; those that no page shows any more come last. */
export function textSections(texts: readonly CmsText[]): TextSection[] {
  const shown = Map.groupBy(
    texts.filter(({ fallback }) => fallback !== null),
    ({ section }) => section,
  )
  const left = texts.filter(({ fallback }) => fallback === null)
  return [
    ...[...shown].map(([section, ofSection]) => ({
      section,
      title: ofSection[0]?.sectionTitle ?? section,
      texts: ofSection,
    })),
    ...(left.length > 0 ? [{ section: null, title: 'Nicht mehr angezeigt', texts: left }] : []),
  ]
}
