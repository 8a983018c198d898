import { createFileRoute } from '@tanstack/react-router'
import { NewRegistrationScreen } from '#office/new-registration/web/new-registration-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/anmeldungen/neu')({
  staticData: { title: 'Neue Anmeldung' },
  component: NewRegistrationScreen,
})
