import { createFileRoute } from '@tanstack/react-router'
import { adminRoute } from '#office/frame/web/admin-route.ts'
import { AdminShell } from '#office/frame/web/admin-shell.tsx'
import { RegistrationScreen } from '#office/registrations/web/registration-screen.tsx'

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
