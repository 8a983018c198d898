import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { WaitingEntry } from '#domain/waiting-list/waiting-entry.ts'
import { ApiError } from '../api.ts'
import { waitingEntryQuery } from '../queries/queries.ts'

/** Reads an entry for a page, which is a 404 where nobody has the token. */
export function entryOrNotFound(queryClient: QueryClient, token: string): Promise<WaitingEntry> {
  return queryClient.ensureQueryData(waitingEntryQuery(token)).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  })
}
