import { createFileRoute } from '@tanstack/react-router'
import { StaffScreen } from '#office/staff/web/staff-screen.tsx'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/team')({
  staticData: { title: 'Team', roles: OWNERS },
  component: StaffScreen,
})
