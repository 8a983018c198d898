import { apiQuery } from '#platform/design/web/api-query.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import type { StaffText } from '../domain/staff-page.ts'

/** All texts of a page in one language. */
export function pageTextsQuery(page: string, language: Language) {
  return apiQuery('/api/admin/pages/{page}/{language}', { path: { page, language } })
}

/** What staff see of a text: its draft, else what visitors see. */
export function shownContent(text: StaffText): string {
  return text.draft?.content ?? publishedContent(text)
}

/** What visitors see of a text: what is published, else the sample. */
export function publishedContent({ published, sample }: StaffText): string {
  return published?.content ?? sample ?? ''
}
