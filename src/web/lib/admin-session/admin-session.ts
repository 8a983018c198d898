import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Me } from '#domain/admin/admin.ts'
import { adminQuery } from '../queries/queries.ts'
import { isMarkedAsAdmin } from './admin-marker.ts'
import { hearOtherTabs } from './session-channel.ts'

export interface AdminSession {
  isAdmin: boolean
  /** True only while the answer is on its way. Nobody is asked about a visitor without the marker. */
  isLoading: boolean
  adminUser: Me | null
}

/** Who is logged in, for any screen. On the server, and in the first render of the browser: nobody. */
export function useAdmin(): AdminSession {
  const queryClient = useQueryClient()
  const isMarked = useSyncExternalStore(onReturnToPage, isMarkedAsAdmin, () => false)
  useEffect(
    () =>
      hearOtherTabs(() => {
        // Who was logged in is not, or somebody else is.
        if (isMarkedAsAdmin()) void queryClient.resetQueries(adminQuery)
        else queryClient.removeQueries(adminQuery)
      }),
    [queryClient],
  )
  const { data, isError, isLoading } = useQuery({ ...adminQuery, enabled: isMarked })
  const adminUser = isMarked && !isError && data ? data : null
  return { isAdmin: adminUser !== null, isLoading: isMarked && isLoading, adminUser }
}

/** Another tab may have logged in or out in the meantime. */
function onReturnToPage(listener: () => void): () => void {
  const stopHearing = hearOtherTabs(listener)
  window.addEventListener('focus', listener)
  return () => {
    stopHearing()
    window.removeEventListener('focus', listener)
  }
}
