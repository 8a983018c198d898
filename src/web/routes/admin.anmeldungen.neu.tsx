import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { NewRegistrationScreen } from '../features/new-registration/new-registration-screen.tsx'

export const Route = createFileRoute('/admin/anmeldungen/neu')({
  ...adminRoute('Neue Anmeldung'),
  component: Screen,
})

function Screen() {
  return (
    <AdminShell>
      <NewRegistrationScreen />
    </AdminShell>
  )
}
