import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { PasswordChangeScreen } from '#platform/login/web/password-change-screen.tsx'

export const Route = createFileRoute('/admin/change-password')({
  ...adminRoute('Passwort ändern'),
  beforeLoad: async (visit) => {
    const { loggedInAdmin } = await import('#platform/login/web/admin-guard.ts')
    await loggedInAdmin(visit)
  },
  component: PasswordChangeScreen,
})
