import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AuditEntry } from '#domain/admin/audit-log.ts'
import { readPage } from '../../lib/api.ts'

const PATH = '/api/admin/audit-log'

/** The log page by page, of entries in which every word of `q` occurs. Read anew whenever somebody opens it. */
export function auditLogQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [PATH, q],
    queryFn: ({ pageParam, signal }) =>
      readPage<AuditEntry>(`${PATH}?${parametersOf(q, pageParam)}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    gcTime: 0,
  })
}

function parametersOf(q: string, cursor: string | null): URLSearchParams {
  return new URLSearchParams({ ...(q && { q }), ...(cursor && { cursor }) })
}
