import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '../features/account/account-screen.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'

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
