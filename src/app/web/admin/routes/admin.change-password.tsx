import { createFileRoute } from '@tanstack/react-router'
import { loggedInAdmin } from '#platform/login/web/admin-guard.ts'
import { PasswordChangeScreen } from '#platform/login/web/password-change-screen.tsx'

export const Route = createFileRoute('/admin/change-password')({
  staticData: { title: 'Passwort ändern' },
  beforeLoad: async (visit) => {
    await loggedInAdmin(visit)
  },
  component: PasswordChangeScreen,
})
