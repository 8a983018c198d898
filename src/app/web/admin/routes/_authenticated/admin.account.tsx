import { createFileRoute } from '@tanstack/react-router'
import { EVERYBODY } from '#platform/basics/domain/staff-role.ts'
import { AccountScreen } from '#platform/login/web/account-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/account')({
  staticData: { title: 'Konto', roles: EVERYBODY },
  component: AccountScreen,
})
