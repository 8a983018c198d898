import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { AdminErrorScreen } from '../features/admin-shell/admin-error-screen.tsx'
import { AdminPendingScreen } from '../features/admin-shell/admin-pending-screen.tsx'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { DashboardScreen, type DashboardTab } from '../features/dashboard/dashboard-screen.tsx'
import { type DashboardView, DEFAULT_VIEW, viewFrom } from '../features/dashboard/dashboard-view.ts'
import { requireAdmin } from '../lib/admin-guard.ts'
import { adminHead } from '../lib/admin-head.ts'

const AuditLogPanel = lazy(async () => ({
  default: (await import('../features/audit-log/audit-log-panel.tsx')).AuditLogPanel,
}))
const PeoplePanel = lazy(async () => ({
  default: (await import('../features/people/people-panel.tsx')).PeoplePanel,
}))

const MORE_TABS: readonly DashboardTab[] = [
  { value: 'protokoll', label: 'Protokoll', content: <AuditLogPanel /> },
  { value: 'personen', label: 'Personendaten', content: <PeoplePanel /> },
]

interface DashboardSearch {
  /** The open tab; none for the first. */
  ansicht?: DashboardView | undefined
  /** The id of the registration whose details are open. */
  anmeldung?: string | undefined
}

export const Route = createFileRoute('/admin/dashboard')({
  ssr: false,
  validateSearch: ({ ansicht }: Record<string, unknown>): DashboardSearch =>
    searchFor(viewFrom(ansicht)),
  beforeLoad: requireAdmin,
  head: () => adminHead('Admin-Dashboard'),
  component: Screen,
  pendingComponent: AdminPendingScreen,
  pendingMinMs: 0,
  errorComponent: AdminErrorScreen,
})

function searchFor(view: DashboardView): DashboardSearch {
  return { ansicht: view === DEFAULT_VIEW ? undefined : view }
}

function Screen() {
  const { ansicht = DEFAULT_VIEW } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <AdminShell>
      <DashboardScreen
        view={ansicht}
        moreTabs={MORE_TABS}
        onViewChange={(view) => {
          void navigate({ search: searchFor(view), replace: true, resetScroll: false })
        }}
      />
    </AdminShell>
  )
}
