import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CmsText } from '#domain/content/cms-text.ts'
import { contentSubjectId, type Revision } from '#domain/content/revision.ts'
import { readPage } from '../../lib/api.ts'

const REVISIONS_PATH = '/api/admin/revisions'
const REVISIONS_AT_ONCE = 20

/** Read again whenever the list opens, because others edit too. */
export const cmsTextsQuery = queryOptions<CmsText[]>({
  queryKey: ['/api/admin/cms/texts'],
  gcTime: 0,
})

/** The edits of a text, newest first, in pages. */
export function textRevisionsQuery({ section, key }: Pick<CmsText, 'section' | 'key'>) {
  const subjectId = contentSubjectId(section, key)
  return infiniteQueryOptions({
    queryKey: [REVISIONS_PATH, 'content', subjectId],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({
        ...{ subject: 'content', subjectId, limit: String(REVISIONS_AT_ONCE) },
        ...(pageParam && { cursor: pageParam }),
      })
      return readPage<Revision>(`${REVISIONS_PATH}?${search}`, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    gcTime: 0,
  })
}
