import { createFileRoute } from '@tanstack/react-router'
import { AdminBackShell } from '../features/admin-shell/admin-back-shell.tsx'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { RegistrationScreen } from '../features/registration-page/registration-screen.tsx'

export const Route = createFileRoute('/admin/anmeldungen/$id')({
  ...adminRoute('Anmeldung'),
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return (
    <AdminBackShell>
      <RegistrationScreen key={id} id={id} />
    </AdminBackShell>
  )
}
