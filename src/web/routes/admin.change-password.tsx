import { createFileRoute } from '@tanstack/react-router'
import { AdminErrorScreen } from '../features/admin-shell/admin-error-screen.tsx'
import { AdminPendingScreen } from '../features/admin-shell/admin-pending-screen.tsx'
import { PasswordChangeScreen } from '../features/login/password-change-screen.tsx'
import { loggedInAdmin } from '../lib/admin-session/admin-guard.ts'
import { adminHead } from '../lib/pages/admin-head.ts'

export const Route = createFileRoute('/admin/change-password')({
  ssr: false,
  beforeLoad: async (visit) => {
    await loggedInAdmin(visit)
  },
  head: () => adminHead('Passwort ändern'),
  component: PasswordChangeScreen,
  pendingComponent: AdminPendingScreen,
  pendingMinMs: 0,
  errorComponent: AdminErrorScreen,
})
