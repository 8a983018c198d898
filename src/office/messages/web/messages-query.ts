import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '#platform/design/web/api.ts'
import { readPage } from '#platform/design/web/api-answers.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import type { Chosen } from './compose-search.ts'

export const messagesPath = '/api/admin/messages'
const LIST = [messagesPath, 'list'] as const

/** Pages of messages, the newest first. Read again whenever the list opens. */
export const messageListQuery = infiniteQueryOptions({
  queryKey: LIST,
  queryFn: ({ pageParam: cursor, signal }) => readPage(messagesPath, { query: { cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  gcTime: 0,
})

/** Interval for reading a message whose mails are being sent. */
const POLL_INTERVAL_MS = 2_000

/** A message with its mails; read again while some of them wait. */
export const messageQuery = (id: string) =>
  apiQuery('/api/admin/messages/{id}', {
    path: { id },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && state.data.mails.waiting > 0 ? POLL_INTERVAL_MS : false,
  })

/** A message as it is sent. */
export type WrittenMessage = PreviewRequest & { subject: string; text: string }

export type PreviewRequest = Chosen & {
  includeBookers: boolean
  subject?: string
  text?: string
  recipient?: string | undefined
}

/** Who would get a message and, with subject and text, the mail of one of them. While another one loads, it stays. */
export const previewQuery = (request: PreviewRequest) =>
  queryOptions({
    queryKey: [messagesPath, 'preview', request],
    queryFn: () => call('POST', '/api/admin/messages/preview', { body: request }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

/** After mails of a message were queued again. */
export function rereadMessage(queryClient: QueryClient, id: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: LIST })
  return queryClient.invalidateQueries(messageQuery(id))
}
