import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Admin } from '#domain/admin/admin.ts'
import { isMarkedAsAdmin } from './admin-marker.ts'
import { adminQuery } from './queries.ts'

export interface AdminSession {
  isAdmin: boolean
  /** True only while the answer is on its way. Nobody is asked about a visitor without the marker. */
  isLoading: boolean
  adminUser: Admin | null
}

/** Who is logged in, for any screen. On the server, and in the first render of the browser: nobody. */
export function useAdmin(): AdminSession {
  const isMarked = useSyncExternalStore(onReturnToPage, isMarkedAsAdmin, () => false)
  const { data, isError, isLoading } = useQuery({ ...adminQuery, enabled: isMarked })
  const adminUser = isMarked && !isError && data ? data : null
  return { isAdmin: adminUser !== null, isLoading: isMarked && isLoading, adminUser }
}

/** Another tab may have logged in or out in the meantime. */
function onReturnToPage(listener: () => void): () => void {
  window.addEventListener('focus', listener)
  return () => window.removeEventListener('focus', listener)
}
