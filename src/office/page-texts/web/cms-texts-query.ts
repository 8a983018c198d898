import { apiQuery } from '#platform/design/web/api-query.ts'
import { contentSubjectId } from '#platform/editing/domain/revision.ts'
import { revisionsQuery } from '#platform/editing/web/revisions-query.ts'
import type { CmsText } from '../domain/cms-text.ts'

/** Read again whenever the list opens, because others edit too. */
export const cmsTextsQuery = apiQuery('/api/admin/cms/texts', { gcTime: 0 })

/** The edits of a text, newest first, in pages. */
export function textRevisionsQuery({ section, key }: Pick<CmsText, 'section' | 'key'>) {
  return revisionsQuery('content', contentSubjectId(section, key))
}
