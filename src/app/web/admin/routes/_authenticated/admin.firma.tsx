import { createFileRoute } from '@tanstack/react-router'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { FirmScreen } from '#office/settings/web/firm-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/firma')({
  staticData: { title: 'Firma', roles: OWNERS },
  component: FirmScreen,
})
