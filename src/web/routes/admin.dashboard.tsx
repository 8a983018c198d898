import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AdminErrorScreen } from '../features/admin-shell/admin-error-screen.tsx'
import { AdminPendingScreen } from '../features/admin-shell/admin-pending-screen.tsx'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import { type DashboardView, DEFAULT_VIEW, viewFrom } from '../features/dashboard/dashboard-view.ts'
import { requireAdmin } from '../lib/admin-guard.ts'
import { adminHead } from '../lib/admin-head.ts'

interface DashboardSearch {
  /** The open tab; none for the first. */
  ansicht?: DashboardView | undefined
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
        onViewChange={(view) => {
          void navigate({ search: searchFor(view), replace: true, resetScroll: false })
        }}
      />
    </AdminShell>
  )
}
