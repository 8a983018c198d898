import { infiniteQueryOptions } from '@tanstack/react-query'
import { readPage } from '#platform/design/web/api-answers.ts'

export const auditLogPath = '/api/admin/audit-log'

/** Pages of the log: entries in which every word of `q` occurs. Read again whenever the list opens. */
export function auditLogQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [auditLogPath, q],
    queryFn: ({ pageParam: cursor, signal }) =>
      readPage(auditLogPath, { query: { q, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    gcTime: 0,
  })
}
