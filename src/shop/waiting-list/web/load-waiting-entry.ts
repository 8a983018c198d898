import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '#platform/design/web/api.ts'
import type { WaitingEntry } from '../domain/waiting-entry.ts'
import { waitingEntryQuery } from './waiting-entry-query.ts'

/** Reads an entry for a page, which is a 404 where nobody has the token. */
export function entryOrNotFound(queryClient: QueryClient, token: string): Promise<WaitingEntry> {
  return queryClient.ensureQueryData(waitingEntryQuery(token)).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  })
}
