import { infiniteQueryOptions } from '@tanstack/react-query'
import { readPage } from '#platform/design/web/api.ts'
import type { Revision, RevisionSubject } from '../domain/revision.ts'

/** Start of the key of every read of revisions. */
const PATH = '/api/admin/revisions'
export const revisionsKey = [PATH] as const
const AT_ONCE = 20

/** The edits of a subject, newest first, in pages. */
export function revisionsQuery(subject: RevisionSubject, subjectId: string) {
  return infiniteQueryOptions({
    queryKey: [...revisionsKey, subject, subjectId],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({
        ...{ subject, subjectId, limit: String(AT_ONCE) },
        ...(pageParam && { cursor: pageParam }),
      })
      return readPage<Revision>(`${PATH}?${search}`, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    gcTime: 0,
  })
}
