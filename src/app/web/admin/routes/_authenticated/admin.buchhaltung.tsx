import { createFileRoute } from '@tanstack/react-router'
import { AccountingScreen } from '#office/accounting/web/accounting-screen.tsx'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/buchhaltung')({
  staticData: { title: 'Buchhaltung', roles: OFFICE },
  component: AccountingScreen,
})
