import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Me } from '../domain/admin.ts'
import { hasAdminMarker } from './admin-marker.ts'
import { adminQuery } from './admin-query.ts'
import { subscribeToOtherTabs } from './session-channel.ts'

export interface AdminSession {
  isAdmin: boolean
  /** True only while the request is running. Visitors without the marker cause no request. */
  isLoading: boolean
  adminUser: Me | null
}

/** The logged-in administrator, for any screen. On the server and in the first render of the browser: null. */
export function useAdmin(): AdminSession {
  const queryClient = useQueryClient()
  const isMarked = useSyncExternalStore(onReturnToPage, hasAdminMarker, () => false)
  useEffect(
    () =>
      subscribeToOtherTabs(() => {
        // The administrator has logged out, or another one has logged in.
        if (hasAdminMarker()) void queryClient.resetQueries(adminQuery)
        else queryClient.removeQueries(adminQuery)
      }),
    [queryClient],
  )
  const { data, isError, isLoading } = useQuery({ ...adminQuery, enabled: isMarked })
  const adminUser = isMarked && !isError && data ? data : null
  return { isAdmin: adminUser !== null, isLoading: isMarked && isLoading, adminUser }
}

/** Calls the listener when the tab gets the focus: another tab may have logged in or out meanwhile. */
function onReturnToPage(listener: () => void): () => void {
  const unsubscribe = subscribeToOtherTabs(listener)
  window.addEventListener('focus', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('focus', listener)
  }
}
