import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { setupQuery } from './setup-query.ts'

/**
 * How far the product is set up. The forms of the steps do not know of the guide, but each reads its data again after it
 * has stored something: then this is read again too.
 */
export function useSetup() {
  const queryClient = useQueryClient()
  const setup = useQuery({ ...setupQuery, refetchOnWindowFocus: 'always' })
  useSessionRefusalOf(setup.error)
  useEffect(() => {
    const [own] = setupQuery.queryKey
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (event.query.queryKey[0] === own) return
      void queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
    })
  }, [queryClient])
  return setup
}
