import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { PasswordChangeScreen } from '../features/login/password-change-screen.tsx'

export const Route = createFileRoute('/admin/change-password')({
  ...adminRoute('Passwort ändern'),
  beforeLoad: async (visit) => {
    const { loggedInAdmin } = await import('../lib/admin-session/admin-guard.ts')
    await loggedInAdmin(visit)
  },
  component: PasswordChangeScreen,
})
