import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type { Mail, MailDelivery, MailDetails } from '#domain/mail/mail.ts'
import { type MailStatus, mailStatusSchema } from '#domain/mail/mail-status.ts'
import { addressWith } from '../../lib/address-with.ts'
import { readPage } from '../../lib/api.ts'
import type { DashboardSearch } from '../../lib/dashboard/dashboard-search.ts'
import { registrationsKey } from '../../lib/queries/queries.ts'

export const mailsPath = '/api/admin/mails'
const LIST = [mailsPath, 'list'] as const

export interface MailFilter {
  status: MailStatus | undefined
  /** Empty for everything. */
  q: string
}

/** Which mails the dashboard's address names. A status that does not exist asks for nothing. */
export function mailFilterFrom({ mailstatus, q = '' }: DashboardSearch): MailFilter {
  return { status: mailStatusSchema.safeParse(mailstatus).data, q }
}

/** Mails page by page. Read anew whenever somebody opens the list; while another selection loads, the rows stay. */
export function mailListQuery({ status, q }: MailFilter) {
  return infiniteQueryOptions({
    queryKey: [...LIST, { status, q }],
    queryFn: ({ pageParam: cursor, signal }) =>
      readPage<Mail>(addressWith(mailsPath, { status, q, cursor }), { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** A mail changes without anybody's doing, so it is read anew whenever it is opened. */
export const mailQuery = (id: string) =>
  queryOptions<MailDetails>({ queryKey: [mailsPath, id], staleTime: 0, gcTime: 0 })

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
