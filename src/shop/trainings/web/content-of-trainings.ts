import type { ContentItem } from '#platform/editing/domain/content-item.ts'
import { TRAININGS_SECTION, trainingIdOf } from '#platform/editing/domain/page-texts.ts'
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
