import { createFileRoute } from '@tanstack/react-router'
import { FirmScreen } from '#office/settings/web/firm-screen.tsx'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/firma')({
  staticData: { title: 'Firma', roles: OWNERS },
  component: FirmScreen,
})
