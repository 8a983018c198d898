import { infiniteQueryOptions } from '@tanstack/react-query'
import { readPage } from '#platform/design/web/api-answers.ts'
import type { RevisionSubject } from '../domain/revision.ts'

/** Start of the key of every read of revisions. */
const PATH = '/api/admin/revisions'
export const revisionsKey = [PATH] as const
const AT_ONCE = 20

/** The edits of a subject, newest first, in pages. */
export function revisionsQuery(subject: RevisionSubject, subjectId: string) {
  return infiniteQueryOptions({
    queryKey: [...revisionsKey, subject, subjectId],
    queryFn: ({ pageParam: cursor, signal }) =>
      readPage(PATH, { query: { subject, subjectId, limit: AT_ONCE, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    gcTime: 0,
  })
}
