import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/design/web/notifications.ts'
import { revisionsKey } from './revisions-query.ts'

interface StoredSetting {
  /** Of the query that reads it. */
  queryKey: QueryKey
  /** What follows, for staff. */
  description: string
  /** Of what else is read again. */
  affected?: readonly QueryKey[]
}

/** Returns a function that shows a setting as it was stored, and says so. */
export function useShowStored({ queryKey, description, affected = [] }: StoredSetting) {
  const queryClient = useQueryClient()
  return async (stored: unknown): Promise<void> => {
    queryClient.setQueryData(queryKey, stored)
    notify({ title: 'Gespeichert', description })
    await Promise.all(
      [revisionsKey, ...affected].map((key) => queryClient.invalidateQueries({ queryKey: key })),
    )
  }
}
