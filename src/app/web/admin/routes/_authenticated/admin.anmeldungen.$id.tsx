import { createFileRoute } from '@tanstack/react-router'
import { RegistrationScreen } from '#office/registrations/web/registration-screen.tsx'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/anmeldungen/$id')({
  staticData: { title: 'Anmeldung', roles: OFFICE },
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  return <RegistrationScreen key={id} id={id} />
}
