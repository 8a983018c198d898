import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '../features/account/account-screen.tsx'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { AdminErrorScreen } from '../features/admin-shell/admin-error-screen.tsx'
import { AdminPendingScreen } from '../features/admin-shell/admin-pending-screen.tsx'
import { requireAdmin } from '../lib/admin-session/admin-guard.ts'
import { adminHead } from '../lib/pages/admin-head.ts'

export const Route = createFileRoute('/admin/account')({
  ssr: false,
  beforeLoad: requireAdmin,
  head: () => adminHead('Konto'),
  component: Screen,
  pendingComponent: AdminPendingScreen,
  pendingMinMs: 0,
  errorComponent: AdminErrorScreen,
})

function Screen() {
  return (
    <AdminBackShell>
      <AccountScreen />
    </AdminBackShell>
  )
}
