import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { AccountScreen } from '#platform/login/web/account-screen.tsx'

export const Route = createFileRoute('/admin/account')({
  ...adminRoute('Konto'),
  component: Screen,
})

function Screen() {
  return (
    <AdminShell>
      <AccountScreen />
    </AdminShell>
  )
}
