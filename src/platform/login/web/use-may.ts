import type { Roles } from '#platform/basics/domain/staff-role.ts'
import { useAdmin } from './admin-session.ts'

/** Whether the logged-in person has one of the roles. False while that is not known, and for visitors. */
export function useMay(roles: Roles): boolean {
  const { adminUser } = useAdmin()
  return adminUser !== null && roles.includes(adminUser.role)
}
