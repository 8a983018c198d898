import { createFileRoute } from '@tanstack/react-router'
import { AdminErrorScreen } from '../features/admin-shell/admin-error-screen.tsx'
import { AdminPendingScreen } from '../features/admin-shell/admin-pending-screen.tsx'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import { parseDashboardSearch } from '../features/dashboard/dashboard-search.ts'
import { requireAdmin } from '../lib/admin-guard.ts'
import { adminHead } from '../lib/admin-head.ts'

export const Route = createFileRoute('/admin/dashboard')({
  ssr: false,
  validateSearch: parseDashboardSearch,
  beforeLoad: requireAdmin,
  head: () => adminHead('Admin-Dashboard'),
  component: Screen,
  pendingComponent: AdminPendingScreen,
  pendingMinMs: 0,
  errorComponent: AdminErrorScreen,
})

function Screen() {
  return (
    <AdminShell>
      <DashboardScreen />
    </AdminShell>
  )
}
