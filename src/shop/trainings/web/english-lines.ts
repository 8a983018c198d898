import type { ContentItem } from '#platform/editing/domain/content-item.ts'
import { ENGLISH_LINE, findPageText, trainingIdOf } from '#platform/editing/domain/page-texts.ts'

/** The English lines that staff have written, by the id of the training. */
export function englishLines(content: readonly ContentItem[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    content.flatMap(({ section, key, content: line }) => {
      const id = trainingIdOf(section)
      if (id === null || key !== ENGLISH_LINE) return []
      return line === findPageText(section, key)?.fallback ? [] : [[id, line]]
    }),
  )
}
