import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '../features/admin-shell/admin-route.ts'
import { AdminShell } from '../features/admin-shell/admin-shell.tsx'
import { RegistrationScreen } from '../features/registration-page/registration-screen.tsx'

export const Route = createFileRoute('/admin/anmeldungen/$id')({
  ...adminRoute('Anmeldung'),
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return (
    <AdminShell>
      <RegistrationScreen key={id} id={id} />
    </AdminShell>
  )
}
