import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { AdminErrorScreen } from '../features/admin-shell/admin-error-screen.tsx'
import { AdminPendingScreen } from '../features/admin-shell/admin-pending-screen.tsx'
import { PrintedPrices } from '../features/price-periods/printed-prices.tsx'
import { requireAdmin } from '../lib/admin-session/admin-guard.ts'
import { adminHead } from '../lib/pages/admin-head.ts'

export const Route = createFileRoute('/admin/prices_/print')({
  ssr: false,
  beforeLoad: requireAdmin,
  head: () => adminHead('Preise drucken'),
  component: Screen,
  pendingComponent: AdminPendingScreen,
  pendingMinMs: 0,
  errorComponent: AdminErrorScreen,
})

function Screen() {
  return (
    <AdminBackShell>
      <PrintedPrices />
    </AdminBackShell>
  )
}
