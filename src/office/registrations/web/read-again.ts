import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { figuresKey, todoKey } from '#office/frame/web/dashboard-keys.ts'
import { datesKey } from '#shop/trainings/web/dates-query.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import { attendeesKey, registrationsKey } from './registrations-query.ts'

/** Data that a status change affects: the lists and figures, what is to do, and the seats left. */
const CHANGED = [
  registrationsKey,
  attendeesKey,
  datesKey,
  figuresKey,
  todoKey,
  trainingsQuery.queryKey,
]

/** Reads everything again that a changed status affects. */
export function readAgainAfterStatus(queryClient: QueryClient) {
  return readAgain(queryClient, CHANGED)
}

/**
 * Reads everything again that a new or changed booking affects.
 *
 * @param knownId the booking whose details the caller has just got from the server
 */
export function readAgainAfterBooking(queryClient: QueryClient, knownId?: string) {
  return readAgain(queryClient, [...CHANGED, ['/api/admin/mails']], knownId)
}

async function readAgain(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
  knownId?: string,
): Promise<void> {
  const isKnown = ([, id, ...rest]: QueryKey) => id === knownId && rest.length === 0
  const predicate = ({ queryKey }: Query) => knownId === undefined || !isKnown(queryKey)
  await Promise.all(
    keys.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey], predicate })),
  )
}
