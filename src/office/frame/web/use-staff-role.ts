import { useState } from 'react'
import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'

/**
 * The role of who is logged in; null while it was never known. While it is read again, after a login in another tab, it
 * is the one before, so that the screen stays as it is.
 */
export function useStaffRole(): StaffRole | null {
  const { adminUser } = useAdmin()
  const [last, setLast] = useState(adminUser?.role ?? null)
  if (adminUser && adminUser.role !== last) setLast(adminUser.role)
  return adminUser?.role ?? last
}
