import { createFileRoute } from '@tanstack/react-router'
import { NewRegistrationScreen } from '#office/new-registration/web/new-registration-screen.tsx'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/anmeldungen/neu')({
  staticData: { title: 'Neue Anmeldung', roles: OFFICE },
  component: NewRegistrationScreen,
})
