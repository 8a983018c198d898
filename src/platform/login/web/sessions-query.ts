import { queryOptions } from '@tanstack/react-query'
import type { OwnSession } from '../domain/session.ts'

/** Read again whenever the list opens, because other devices change it. */
export const sessionsQuery = queryOptions<OwnSession[]>({
  queryKey: ['/api/admin/sessions'],
  staleTime: 0,
})
