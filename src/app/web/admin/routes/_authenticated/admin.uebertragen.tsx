import { createFileRoute } from '@tanstack/react-router'
import { TransferScreen } from '#office/transfer/web/transfer-screen.tsx'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/uebertragen')({
  staticData: { title: 'Übertragen', roles: OWNERS },
  component: TransferScreen,
})
