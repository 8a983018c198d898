import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { PasswordChangeScreen } from '../features/login/password-change-screen.tsx'
import { loggedInAdmin } from '../lib/admin-session/admin-guard.ts'

export const Route = createFileRoute('/admin/change-password')({
  ...adminRoute('Passwort ändern'),
  beforeLoad: async (visit) => {
    await loggedInAdmin(visit)
  },
  component: PasswordChangeScreen,
})
