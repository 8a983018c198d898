import { queryOptions } from '@tanstack/react-query'
import type { WaitingEntry } from '../domain/waiting-entry.ts'

/** An entry of a waiting list, for the person who has its token. */
export const waitingEntryQuery = (token: string) =>
  queryOptions<WaitingEntry>({ queryKey: ['/api/waiting-list', token] })
