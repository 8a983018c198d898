import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { AdminFrame } from './admin-frame.tsx'

/** Frame of the screens below the dashboard: a bar with a link back to it. */
export function AdminBackShell({ children }: { children: ReactNode }) {
  return (
    <AdminFrame
      bar={
        <ButtonLink to="/admin/dashboard" preload={false} variant="inverse" size="small">
          <ArrowLeftIcon />
          Zurück zum Dashboard
        </ButtonLink>
      }
    >
      {children}
    </AdminFrame>
  )
}
