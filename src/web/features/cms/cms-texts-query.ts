import { queryOptions } from '@tanstack/react-query'
import type { CmsText } from '#domain/content/cms-text.ts'
import { contentSubjectId } from '#domain/content/revision.ts'
import { revisionsQuery } from '../../lib/queries/revisions-query.ts'

/** Read again whenever the list opens, because others edit too. */
export const cmsTextsQuery = queryOptions<CmsText[]>({
  queryKey: ['/api/admin/cms/texts'],
  gcTime: 0,
})

/** The edits of a text, newest first, in pages. */
export function textRevisionsQuery({ section, key }: Pick<CmsText, 'section' | 'key'>) {
  return revisionsQuery('content', contentSubjectId(section, key))
}
