import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { NewRegistrationScreen } from '#office/new-registration/web/new-registration-screen.tsx'

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
