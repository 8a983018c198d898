import type { ReactNode } from 'react'
import { ROLE_NAMES, type Roles, whoCan } from '#platform/basics/domain/staff-role.ts'
import { Card } from '#platform/design/web/card.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { useStaffRole } from './use-staff-role.ts'

interface PermittedProps {
  roles: Roles
  children: ReactNode
}

/** Its children for these roles. For others it says who can open this; nothing of it is loaded. */
export function Permitted({ roles, children }: PermittedProps) {
  const role = useStaffRole()
  if (role === null) return null
  if (roles.includes(role)) return children
  return (
    <Card as="section" aria-labelledby="permission-title" className="max-w-150">
      <h1 id="permission-title" className="text-h3">
        Dafür fehlt Ihnen die Berechtigung
      </h1>
      <p className="mt-3 text-secondary">
        {`${whoCan(roles)} Ihre Rolle ist: ${ROLE_NAMES[role]}.`}
      </p>
      <ButtonLink to="/admin/dashboard" search={{}} size="small" className="mt-6">
        Zum Dashboard
      </ButtonLink>
    </Card>
  )
}
