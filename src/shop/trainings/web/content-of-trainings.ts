import type { ContentItem } from '#platform/editing/domain/content-item.ts'
import { ownTexts, TRAININGS_SECTION, trainingIdOf } from '#platform/editing/domain/page-texts.ts'
import { pageSection } from '#site/pages/domain/page-section.ts'

const HOME = pageSection('home', 'de')

/** What the pages of trainings show of the content: their own texts, and the testimonials of the home page. */
export function contentOfTrainings(content: readonly ContentItem[]): ContentItem[] {
  return content.filter(
    ({ section, key }) =>
      section === TRAININGS_SECTION ||
      trainingIdOf(section) !== null ||
      (section === HOME && key.startsWith('testimonials.')),
  )
}

/**
 * What the parts of these pages that run in the browser show of it: without texts for search engines and the footer, and
 * without questions of staff that are not on the page.
 */
export function contentOfIslands(content: readonly ContentItem[]): ContentItem[] {
  const stored = new Map(
    content
      .filter(({ section }) => section === TRAININGS_SECTION)
      .map(({ key, content: text }) => [key, text]),
  )
  const asked = new Set(ownTexts(TRAININGS_SECTION, (key) => stored.get(key)).map(({ key }) => key))
  const isShown = (key: string) =>
    key === 'search.training' ||
    key === 'questions.intro' ||
    asked.has(key) ||
    !/^(search|footer|questions)\./.test(key)
  return content.filter(({ section, key }) => section !== TRAININGS_SECTION || isShown(key))
}
