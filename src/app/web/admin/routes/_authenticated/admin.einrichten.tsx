import { createFileRoute } from '@tanstack/react-router'
import { SetupScreen } from '#office/setup/web/setup-screen.tsx'
import { EVERYBODY } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/einrichten')({
  staticData: { title: 'Einrichten', roles: EVERYBODY },
  component: SetupScreen,
})
