import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '../features/account/account-screen.tsx'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'

export const Route = createFileRoute('/admin/account')({
  ...adminRoute('Konto'),
  component: Screen,
})

function Screen() {
  return (
    <AdminBackShell>
      <AccountScreen />
    </AdminBackShell>
  )
}
