import type { QueryClient } from '@tanstack/react-query'
import { datesKey } from '../../lib/queries/dates-query.ts'
import {
  attendeesKey,
  figuresKey,
  registrationsKey,
  todoQuery,
  trainingsQuery,
} from '../../lib/queries/queries.ts'

/** Data that a status change affects: the lists and figures, what is to do, and the seats left. */
const CHANGED = [
  registrationsKey,
  attendeesKey,
  datesKey,
  figuresKey,
  todoQuery.queryKey,
  trainingsQuery.queryKey,
]

/** Reads everything again that a changed status affects. */
export function readAgainAfterStatus(queryClient: QueryClient) {
  return Promise.all(
    CHANGED.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
  )
}
