import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { AdminErrorScreen } from '../features/admin-shell/admin-error-screen.tsx'
import { AdminPendingScreen } from '../features/admin-shell/admin-pending-screen.tsx'
import { PrintScreen } from '../features/dashboard/print-screen.tsx'
import { requireAdmin } from '../lib/admin-guard.ts'
import { adminHead } from '../lib/admin-head.ts'
import { parseDashboardSearch } from '../lib/dashboard-search.ts'

export const Route = createFileRoute('/admin/print')({
  ssr: false,
  validateSearch: parseDashboardSearch,
  beforeLoad: requireAdmin,
  head: () => adminHead('Liste drucken'),
  component: Screen,
  pendingComponent: AdminPendingScreen,
  pendingMinMs: 0,
  errorComponent: AdminErrorScreen,
})

function Screen() {
  return (
    <AdminBackShell>
      <PrintScreen search={Route.useSearch()} />
    </AdminBackShell>
  )
}
