import type { QueryClient } from '@tanstack/react-query'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { hasAdminMarker } from '#platform/login/web/admin-marker.ts'
import { adminQuery } from '#platform/login/web/admin-query.ts'
import { setupQuery } from './setup-query.ts'

/** What opens after a login: the guide for owners of a new product, else the dashboard. */
export async function firstScreen(
  queryClient: QueryClient,
): Promise<'/admin/dashboard' | '/admin/einrichten'> {
  if (!hasAdminMarker()) return '/admin/dashboard'
  try {
    const { role, mustChangePassword, mustSetUpSecondFactor } =
      await queryClient.fetchQuery(adminQuery)
    if (!OWNERS.includes(role) || mustChangePassword || mustSetUpSecondFactor)
      return '/admin/dashboard'
    const { opensFirst } = await queryClient.fetchQuery(setupQuery)
    return opensFirst ? '/admin/einrichten' : '/admin/dashboard'
  } catch {
    // The dashboard says why.
    return '/admin/dashboard'
  }
}
