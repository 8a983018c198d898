import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { todoKey } from '#office/frame/web/dashboard-keys.ts'
import type { DashboardSearch } from '#office/frame/web/dashboard-search.ts'
import { registrationsKey } from '#office/registrations/web/registrations-query.ts'
import { type MailStatus, mailStatusSchema } from '#platform/basics/domain/mail-status.ts'
import { readPage } from '#platform/design/web/api-answers.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'

export const mailsPath = '/api/admin/mails'
const LIST = [mailsPath, 'list'] as const

export interface MailFilter {
  status: MailStatus | undefined
  /** Search; empty for all mails. */
  q: string
}

/** The mails that the search parameters select. An unknown status is ignored. */
export function mailFilterFrom({ mailstatus, q = '' }: DashboardSearch): MailFilter {
  return { status: mailStatusSchema.safeParse(mailstatus).data, q }
}

/** Pages of mails. Read again whenever the list opens. While another selection loads, the earlier rows stay. */
export function mailListQuery({ status, q }: MailFilter) {
  return infiniteQueryOptions({
    queryKey: [...LIST, { status, q }],
    queryFn: ({ pageParam: cursor, signal }) =>
      readPage(mailsPath, { query: { status, q, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** A mail's status changes on the server, so it is read again whenever it is opened. */
export const mailQuery = (id: string) =>
  apiQuery('/api/admin/mails/{id}', { path: { id }, staleTime: 0, gcTime: 0 })

export const mailDeliveryQuery = apiQuery('/api/admin/mail-delivery')

/** After a mail changed: reads the lists that show its status, its registration's details, and what is to do, again. */
export function rereadLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: LIST })
  void queryClient.invalidateQueries({ queryKey: registrationsKey })
  void queryClient.invalidateQueries({ queryKey: todoKey })
}

/** After a mail was queued again: reads it and the lists again. */
export function rereadMail(queryClient: QueryClient, id: string): Promise<void> {
  rereadLists(queryClient)
  return queryClient.invalidateQueries(mailQuery(id))
}
