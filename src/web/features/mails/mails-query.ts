import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type { Mail, MailDelivery, MailDetails } from '#domain/mail/mail.ts'
import type { MailStatus } from '#domain/mail/mail-status.ts'
import { readPage } from '../../lib/api.ts'
import { registrationsKey } from '../../lib/queries.ts'

const PATH = '/api/admin/mails'
const LIST = [PATH, 'list'] as const

export interface MailFilter {
  status: MailStatus | undefined
  /** Empty for everything. */
  q: string
}

/** Mails page by page. Read anew whenever somebody opens the list; while another selection loads, the rows stay. */
export function mailListQuery({ status, q }: MailFilter) {
  return infiniteQueryOptions({
    queryKey: [...LIST, { status, q }],
    queryFn: ({ pageParam, signal }) => {
      const parameters = { ...(status && { status }), ...(q && { q }) }
      const page = { ...parameters, ...(pageParam && { cursor: pageParam }) }
      return readPage<Mail>(`${PATH}?${new URLSearchParams(page)}`, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** A mail changes without anybody's doing, so it is read anew whenever it is opened. */
export const mailQuery = (id: string) =>
  queryOptions<MailDetails>({ queryKey: [PATH, id], staleTime: 0, gcTime: 0 })

export const mailDeliveryQuery = queryOptions<MailDelivery>({
  queryKey: ['/api/admin/mail-delivery'],
})

/** For when a mail has changed: the lists that show its status, and the details of its registration. */
export function rereadLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: LIST })
  void queryClient.invalidateQueries({ queryKey: registrationsKey })
}

/** For when a mail was queued again. */
export function rereadMail(queryClient: QueryClient, id: string): Promise<void> {
  rereadLists(queryClient)
  return queryClient.invalidateQueries(mailQuery(id))
}
