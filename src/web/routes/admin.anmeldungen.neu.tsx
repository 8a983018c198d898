import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { NewRegistrationScreen } from '../features/new-registration/new-registration-screen.tsx'

export const Route = createFileRoute('/admin/anmeldungen/neu')({
  ...adminRoute('Neue Anmeldung'),
  component: Screen,
})

function Screen() {
  return (
    <AdminBackShell>
      <NewRegistrationScreen />
    </AdminBackShell>
  )
}
